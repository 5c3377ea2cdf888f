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
}

const MOST_AT_ONCE = 5;

export function flights(scene: Scene, event: AnyEvent): Flight[] {
  const hand = (seat: number, card?: string): string[] =>
    seat === scene.viewer ? [...(card ? [`card-${card}`] : []), 'hand'] : [`hand-${seat}`, `mat-${seat}`];
  const laid = (seat: number): string[] => [`laid-${seat}`, `mat-${seat}`];
  const collection = (seat: number): string[] => [`collection-${seat}`, `mat-${seat}`];
  const slot = (animal: string): string[] => [`slot-${scene.slots.indexOf(animal)}`, 'display'];
  const fromHand = (seat: number, cards: readonly string[], to: string[], turns: boolean): Flight[] =>
    cards.map((card) => ({ from: hand(seat, card), to, card, turns }));

  switch (event.kind) {
    case 'dealt':
    case 'drew':
      return Array.from({ length: Math.min(event.count, MOST_AT_ONCE) }, () => ({
        from: ['pile'],
        to: hand(event.seat),
        card: 'back',
      }));
    case 'round-began':
      return event.display.map((animal, i) => ({ from: ['animals'], to: [`slot-${i}`], card: animal }));
    case 'bids-revealed':
      return event.bids.flatMap((bid, seat) =>
        fromHand(seat, bid ? [bid] : ['back', 'back'], laid(seat), seat !== scene.viewer && bid !== null),
      );
    case 'eagle-chose':
      return [{ from: laid(event.seat), to: hand(event.seat), card: event.back ?? 'back' }];
    case 'exchanged':
      return [
        { from: slot(event.gained), to: collection(event.seat), card: event.gained },
        { from: collection(event.seat), to: slot(event.gained), card: event.given },
      ];
    case 'leader-moved':
      return [
        {
          from: [`leader-${event.species}`, 'supply'],
          to: [`leader-${event.species}`, event.owner === null ? 'supply' : `mat-${event.owner}`],
          card: `leader ${event.species}`,
        },
      ];
    case 'refilled':
      return fromHand(event.seat, event.discarded, ['discard'], false);
    case 'reshuffled':
      return Array.from({ length: 3 }, () => ({ from: ['discard'], to: ['pile'], card: 'back' }));
    case 'payments-revealed':
      return event.payments.flatMap(({ seat, cards }) => fromHand(seat, cards, laid(seat), seat !== scene.viewer));
    case 'tie-break-revealed':
      return event.cards.flatMap(({ seat, card, from_hand }) =>
        card ? [{ from: from_hand ? hand(seat, card) : ['pile'], to: laid(seat), card, turns: true }] : [],
      );
    case 'took':
      return [
        ...(scene.seats[event.seat]?.laid.length ? [] : fromHand(event.seat, event.payment, laid(event.seat), false)),
        { from: slot(event.animal), to: collection(event.seat), card: event.animal },
        ...(event.points
          ? [{ from: ['display'], to: [`tokens-${event.seat}`, `mat-${event.seat}`], card: 'token 2' }]
          : []),
      ];
    case 'passed':
      return [event.bid, ...event.payment].map((card) => ({ from: laid(event.seat), to: hand(event.seat), card }));
    case 'bid-kept':
      return [{ from: laid(event.seat), to: hand(event.seat), card: event.card }];
    case 'round-ended':
      return scene.seats.flatMap(({ bid, laid: payment }, seat) =>
        [...(bid ? [bid] : []), ...payment].map((card) => ({
          from: laid(seat),
          to: card === 'R' ? hand(seat) : ['discard'],
          card,
        })),
      );
    default:
      return [];
  }
}
