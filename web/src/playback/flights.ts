import { REFILL, tokensOf, type CardCode, type Species } from '../art/codes';
import { animal, BACK, card, leader, token, type Piece } from '../art/pieces';
import type { AnyEvent } from '../protocol';
import type { LaidRole, Place } from '../table/places';
import type { Scene } from './scene';

/** Which pieces fly where when something happens. Of a row of places the first that is on the screen counts. */
export interface Flight {
  from: Place[];
  to: Place[];
  piece: Piece;
  /** Lies face down when it sets off. */
  turns?: boolean;
  /** The place where it lies in the end: nothing is seen there before it has come. */
  lands?: Place;
  /** It leaves the game, and flies nowhere. */
  leaves?: boolean;
}

type Lying = `${LaidRole}-${number}`;

const MOST_AT_ONCE = 5;

const inHand = (code: CardCode): Place => `card-${code}`;
const laid = (seat: number): Place[] => [`laid-${seat}`, `mat-${seat}`];
const collection = (seat: number): Place[] => [`collection-${seat}`, `mat-${seat}`];
const group = (seat: number, species: Species): Place => `collection-${seat}-${species}`;
const landing = (flight: Flight, lands: Place): Flight => ({ ...flight, to: [lands, ...flight.to], lands });

/** Where room is short a Leader is a mark on its species. */
const holder = (species: Species, seat: number | null): Place[] =>
  seat === null ? ['supply', 'display'] : [group(seat, species), `mat-${seat}`];

const toDiscard = (seat: number, code: CardCode, lies: Lying): Flight => ({
  from: [`lies-${seat}-${lies}`, ...laid(seat)],
  to: ['discard'],
  piece: card(code),
});

export function flights(scene: Scene, event: AnyEvent): Flight[] {
  const hand = (seat: number, code?: CardCode): Place[] =>
    seat === scene.viewer ? [...(code ? [inHand(code)] : []), 'hand'] : [`hand-${seat}`, `mat-${seat}`];
  const slot = (species: Species): Place[] => [`slot-${scene.slots.indexOf(species)}`, 'display'];
  const fromHand = (seat: number, codes: readonly (CardCode | null)[], role: LaidRole, turns: boolean): Flight[] =>
    codes.map((code, i) =>
      landing(
        { from: hand(seat, code ?? undefined), to: laid(seat), piece: code ? card(code) : BACK, turns },
        `lies-${seat}-${role}-${i}`,
      ),
    );

  /** Back to hand from where it lies; whoever holds it sees it come. */
  const back = (seat: number, code: CardCode | null, lies: Lying): Flight => {
    const piece = code ? card(code) : BACK;
    const flight: Flight = { from: [`lies-${seat}-${lies}`, ...laid(seat)], to: hand(seat), piece };
    return seat === scene.viewer && code ? landing(flight, inHand(code)) : flight;
  };

  /** Tokens that are changed for a larger one are not hidden: something would be missing meanwhile. */
  const tokens = (seat: number, species: Species, points: number): Flight[] => {
    const held = scene.seats[seat]?.tokens ?? 0;
    const to: Place[] = [`purse-${seat}`, `tokens-${seat}`, `mat-${seat}`];
    return tokensOf(points).map((value) => {
      const flight: Flight = { from: slot(species), to, piece: token(value) };
      return tokensOf(held + value).length > tokensOf(held).length ? landing(flight, `purse-${seat}-${value}`) : flight;
    });
  };
  const toCollection = (seat: number, species: Species): Flight =>
    landing({ from: slot(species), to: collection(seat), piece: animal(species) }, group(seat, species));

  switch (event.kind) {
    case 'dealt':
    case 'drew':
      if (event.cards && event.seat === scene.viewer)
        return event.cards.map((code) =>
          landing({ from: ['pile'], to: ['hand'], piece: card(code), turns: true }, inHand(code)),
        );
      return Array.from({ length: Math.min(event.count, MOST_AT_ONCE) }, () => ({
        from: ['pile'],
        to: hand(event.seat),
        piece: BACK,
      }));
    case 'round-began':
      return event.display.map((species, i) =>
        landing({ from: ['animals'], to: [], piece: animal(species) }, `slot-${i}`),
      );
    case 'bids-revealed':
      return event.bids.flatMap((bid, seat) =>
        fromHand(seat, bid ? [bid] : [null, null], bid ? 'bid' : 'down', seat !== scene.viewer && bid !== null),
      );
    case 'eagle-chose': {
      const from: Place[] = [`lies-${event.seat}-down-0`, ...laid(event.seat)];
      const shown: Flight = { from, to: laid(event.seat), piece: card(event.bid), turns: true };
      return [landing(shown, `lies-${event.seat}-bid-0`), back(event.seat, event.back, 'down-1')];
    }
    case 'exchanged': {
      const from = [group(event.seat, event.given), ...collection(event.seat)];
      const given: Flight = { from, to: ['display'], piece: animal(event.given) };
      return [toCollection(event.seat, event.gained), landing(given, `slot-${scene.slots.indexOf(event.gained)}`)];
    }
    case 'leader-moved': {
      const species = event.species;
      const from: Place[] = [`leader-${species}`, ...holder(species, event.previous)];
      return [landing({ from, to: holder(species, event.owner), piece: leader(species) }, `leader-${species}`)];
    }
    case 'refilled':
      return [
        ...event.discarded.map((code): Flight => ({
          from: hand(event.seat, code),
          to: ['discard'],
          piece: card(code),
        })),
        ...(scene.seats[event.seat]?.bid === REFILL ? [back(event.seat, REFILL, 'bid-0')] : []),
      ];
    case 'reshuffled':
      return Array.from({ length: 3 }, () => ({ from: ['discard'], to: ['pile'], piece: BACK }));
    case 'payments-revealed':
      return event.payments.flatMap(({ seat, cards }) => fromHand(seat, cards, 'payment', seat !== scene.viewer));
    case 'tie-break-revealed':
      return event.cards.flatMap(({ seat, card: code, from_hand }) => {
        if (!code) return [];
        const from: Place[] = from_hand ? hand(seat, code) : ['pile'];
        const before = scene.seats[seat]?.breakCards?.length ?? 0;
        return [landing({ from, to: laid(seat), piece: card(code), turns: true }, `lies-${seat}-tiebreak-${before}`)];
      });
    case 'goes-next':
      return scene.seats.flatMap(({ breakCards = [] }, seat) =>
        breakCards.map((code, i) => toDiscard(seat, code, `tiebreak-${i}`)),
      );
    case 'took':
      return [
        ...(scene.seats[event.seat]?.laid.length ? [] : fromHand(event.seat, event.payment, 'payment', false)),
        toCollection(event.seat, event.animal),
        ...tokens(event.seat, event.animal, event.points),
      ];
    case 'passed':
      return [
        back(event.seat, event.bid, 'bid-0'),
        ...event.payment.map((code, i) => back(event.seat, code, `payment-${i}`)),
      ];
    case 'bid-kept':
      return [back(event.seat, event.card, 'bid-0')];
    case 'round-ended':
      return [
        ...scene.seats.flatMap(({ bid, laid: payment }, seat) => [
          ...payment.map((code, i) => toDiscard(seat, code, `payment-${i}`)),
          ...(bid ? [bid === REFILL ? back(seat, bid, 'bid-0') : toDiscard(seat, bid, 'bid-0')] : []),
        ]),
        ...scene.slots.flatMap((species, i): Flight[] =>
          species ? [{ from: [`slot-${i}`], to: [], piece: animal(species), leaves: true }] : [],
        ),
      ];
    default:
      return [];
  }
}
