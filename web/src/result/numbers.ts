import { REFILL, SPECIES, valueOf, type CardCode, type Species } from '../art/codes';
import type { AnyEvent } from '../protocol';

/** What a game's events tell about each seat. */
export interface SeatNumbers {
  /** How often each value was bid; index 0 counts Refill Hand. */
  bids: number[];
  naturals: number;
  animals: number;
  /** Cards laid for animals, the bids included. */
  spent: number;
  /** Each animal with the cards it cost, in the order of taking. */
  costs: { animal: Species; cards: number }[];
  passes: number;
  /** How often they went first of those who were tied. */
  tiesWon: number;
  ties: number;
  /** Leaders held at the end of each round. */
  leaders: number[];
}

export function numbersOf(events: readonly AnyEvent[], seats: number): SeatNumbers[] {
  const all = Array.from({ length: seats }, (): SeatNumbers => ({
    bids: [0, 0, 0, 0, 0],
    naturals: 0,
    animals: 0,
    spent: 0,
    costs: [],
    passes: 0,
    tiesWon: 0,
    ties: 0,
    leaders: [],
  }));
  const owners = new Map<string, number | null>(SPECIES.map((species) => [species, null]));
  const bid = (seat: number, card: CardCode | null): void => {
    const own = all[seat];
    if (own && card) own.bids[card === REFILL ? 0 : valueOf(card)]! += 1;
  };
  /** Who is tied and has not settled yet who goes first. */
  let tied: number[] = [];
  const goesFirst = (seat: number): void => {
    if (!tied.includes(seat)) return;
    all[seat]!.tiesWon += 1;
    tied = [];
  };
  for (const event of events) {
    const own = 'seat' in event ? all[event.seat] : undefined;
    switch (event.kind) {
      case 'bids-revealed':
        event.bids.forEach((card, seat) => bid(seat, card));
        break;
      case 'eagle-chose':
        bid(event.seat, event.bid);
        break;
      case 'took':
        goesFirst(event.seat);
        if (!own) break;
        own.animals += 1;
        own.spent += 1 + event.payment.length;
        own.costs.push({ animal: event.animal, cards: 1 + event.payment.length });
        if (event.points) own.naturals += 1;
        break;
      case 'passed':
        if (own) own.passes += 1;
        if (event.why === 'choice') goesFirst(event.seat);
        break;
      case 'tie-began':
        for (const seat of event.seats) all[seat]!.ties += 1;
        tied = event.seats;
        break;
      case 'goes-next':
        goesFirst(event.seat);
        break;
      case 'leader-moved':
        owners.set(event.species, event.owner);
        break;
      case 'round-ended':
        all.forEach((seat, i) => seat.leaders.push([...owners.values()].filter((owner) => owner === i).length));
        break;
    }
  }
  return all;
}
