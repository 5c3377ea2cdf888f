import { REFILL, type Species, tokensOf } from '../art/codes';
import type { AnyEvent } from '../protocol';
import type { Scene } from './scene';

/** Which cards fly where when something happens. Places are names; the first of a row that is on the screen counts. */
export interface Flight {
  from: string[];
  to: string[];
  /** `F3`, `R`, `pe`, `leader pe`, `token 2`, or `back`. */
  card: string;
  /** Lies face down when it sets off. */
  turns?: boolean;
  /** The place where it lies in the end: nothing is seen there before it has come. */
  lands?: string;
  /** It leaves the game, and flies nowhere. */
  leaves?: boolean;
}

const MOST_AT_ONCE = 5;

export function flights(scene: Scene, event: AnyEvent): Flight[] {
  const hand = (seat: number, card?: string): string[] =>
    seat === scene.viewer ? [...(card ? [`card-${card}`] : []), 'hand'] : [`hand-${seat}`, `mat-${seat}`];
  const laid = (seat: number): string[] => [`laid-${seat}`, `mat-${seat}`];
  const collection = (seat: number): string[] => [`collection-${seat}`, `mat-${seat}`];
  const slot = (animal: Species): string[] => [`slot-${scene.slots.indexOf(animal)}`, 'display'];
  const landing = (flight: Flight, lands: string): Flight => ({ ...flight, to: [lands, ...flight.to], lands });
  const fromHand = (seat: number, cards: readonly string[], role: string, turns: boolean): Flight[] =>
    cards.map((card, i) =>
      landing({ from: hand(seat, card), to: laid(seat), card, turns }, `lies-${seat}-${role}-${i}`),
    );

  /** Back to hand from where it lies; whoever holds it sees it come. */
  const back = (seat: number, card: string, lies: string): Flight => {
    const flight = { from: [`lies-${seat}-${lies}`, ...laid(seat)], to: hand(seat), card };
    return seat === scene.viewer && card !== 'back' ? landing(flight, `card-${card}`) : flight;
  };
  const toDiscard = (seat: number, card: string, lies: string): Flight => ({
    from: [`lies-${seat}-${lies}`, ...laid(seat)],
    to: ['discard'],
    card,
  });

  /** Tokens that are changed for a larger one are not hidden: something would be missing meanwhile. */
  const token = (seat: number, species: Species): Flight => {
    const held = scene.seats[seat]?.tokens ?? 0;
    const flight = { from: slot(species), to: [`purse-${seat}`, `tokens-${seat}`, `mat-${seat}`], card: 'token 2' };
    return tokensOf(held + 2).length > tokensOf(held).length ? landing(flight, `purse-${seat}-2`) : flight;
  };
  /** Where room is short a Leader is a mark on its species, and the supply is not shown. */
  const holder = (species: string, seat: number | null): string[] =>
    seat === null ? ['supply', 'display'] : [`collection-${seat}-${species}`, `mat-${seat}`];

  const animal = (seat: number, species: Species): Flight =>
    landing({ from: slot(species), to: collection(seat), card: species }, `collection-${seat}-${species}`);

  switch (event.kind) {
    case 'dealt':
    case 'drew':
      if (event.cards && event.seat === scene.viewer)
        return event.cards.map((card) => landing({ from: ['pile'], to: ['hand'], card, turns: true }, `card-${card}`));
      return Array.from({ length: Math.min(event.count, MOST_AT_ONCE) }, () => ({
        from: ['pile'],
        to: hand(event.seat),
        card: 'back',
      }));
    case 'round-began':
      return event.display.map((animal, i) => landing({ from: ['animals'], to: [], card: animal }, `slot-${i}`));
    case 'bids-revealed':
      return event.bids.flatMap((bid, seat) =>
        fromHand(seat, bid ? [bid] : ['back', 'back'], bid ? 'bid' : 'down', seat !== scene.viewer && bid !== null),
      );
    case 'eagle-chose':
      return [
        landing(
          {
            from: [`lies-${event.seat}-down-0`, ...laid(event.seat)],
            to: laid(event.seat),
            card: event.bid,
            turns: true,
          },
          `lies-${event.seat}-bid-0`,
        ),
        back(event.seat, event.back ?? 'back', 'down-1'),
      ];
    case 'exchanged':
      return [
        animal(event.seat, event.gained),
        landing(
          {
            from: [`collection-${event.seat}-${event.given}`, ...collection(event.seat)],
            to: ['display'],
            card: event.given,
          },
          `slot-${scene.slots.indexOf(event.gained)}`,
        ),
      ];
    case 'leader-moved':
      return [
        landing(
          {
            from: [`leader-${event.species}`, ...holder(event.species, event.previous)],
            to: holder(event.species, event.owner),
            card: `leader ${event.species}`,
          },
          `leader-${event.species}`,
        ),
      ];
    case 'refilled':
      return [
        ...event.discarded.map((card) => ({ from: hand(event.seat, card), to: ['discard'], card })),
        ...(scene.seats[event.seat]?.bid === REFILL ? [back(event.seat, REFILL, 'bid-0')] : []),
      ];
    case 'reshuffled':
      return Array.from({ length: 3 }, () => ({ from: ['discard'], to: ['pile'], card: 'back' }));
    case 'payments-revealed':
      return event.payments.flatMap(({ seat, cards }) => fromHand(seat, cards, 'payment', seat !== scene.viewer));
    case 'tie-break-revealed':
      return event.cards.flatMap(({ seat, card, from_hand }) =>
        card
          ? [
              landing(
                { from: from_hand ? hand(seat, card) : ['pile'], to: laid(seat), card, turns: true },
                `lies-${seat}-tiebreak-${scene.seats[seat]?.breakCards?.length ?? 0}`,
              ),
            ]
          : [],
      );
    case 'goes-next':
      return scene.seats.flatMap(({ breakCards = [] }, seat) =>
        breakCards.map((card, i) => toDiscard(seat, card, `tiebreak-${i}`)),
      );
    case 'took':
      return [
        ...(scene.seats[event.seat]?.laid.length ? [] : fromHand(event.seat, event.payment, 'payment', false)),
        animal(event.seat, event.animal),
        ...(event.points ? [token(event.seat, event.animal)] : []),
      ];
    case 'passed':
      return [
        back(event.seat, event.bid, 'bid-0'),
        ...event.payment.map((card, i) => back(event.seat, card, `payment-${i}`)),
      ];
    case 'bid-kept':
      return [back(event.seat, event.card, 'bid-0')];
    case 'round-ended':
      return [
        ...scene.seats.flatMap(({ bid, laid: payment }, seat) => [
          ...payment.map((card, i) => toDiscard(seat, card, `payment-${i}`)),
          ...(bid ? [bid === REFILL ? back(seat, bid, 'bid-0') : toDiscard(seat, bid, 'bid-0')] : []),
        ]),
        ...scene.slots.flatMap((card, i) => (card ? [{ from: [`slot-${i}`], to: [], card, leaves: true }] : [])),
      ];
    default:
      return [];
  }
}
