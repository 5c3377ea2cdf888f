import { valueOf } from '../art/codes';
import {
  CARDS,
  type CardCode,
  type HabitatCode,
  LARGEST_POINTS,
  LEADER_POINTS,
  REFILL,
  SECOND_POINTS,
  type ShownSeat,
  type ShownView,
  SPECIES,
  type Species,
} from '../protocol';

/** What the table shows of one player. */
export type SceneSeat = Pick<
  ShownSeat,
  | 'name'
  | 'bot'
  | 'hand_size'
  | 'hand'
  | 'bid'
  | 'face_down'
  | 'laid'
  | 'collection'
  | 'tokens'
  | 'points'
  | 'asked'
  | 'decided'
> & {
  /** The cards laid in the running tie-break, the newest last. */
  breakCards?: HabitatCode[];
};

/** What the table shows: the server's view, and what an onlooker sees beyond it. */
export interface Scene extends Pick<
  ShownView,
  | 'viewer'
  | 'round'
  | 'rounds'
  | 'lead'
  | 'question'
  | 'pending'
  | 'display'
  | 'animals_left'
  | 'pile'
  | 'discard'
  | 'leaders'
  | 'value'
  | 'due'
  | 'tied'
  | 'breaking'
  | 'tie_break'
  | 'draw_offered'
  | 'face_down'
  | 'ask'
  | 'choice'
  | 'result'
> {
  seats: SceneSeat[];
  /** The display as it lies: a gap where an animal has gone. */
  slots: (Species | null)[];
  /** The last card that went to the discard pile. */
  top: HabitatCode | null;
}

/** The table while it is paused: nobody is to decide. */
export function atRest(scene: Scene): Scene {
  return { ...scene, pending: [] };
}

/** Cards in the order in which they are written: F, S, M, W, R, then by value. */
export function inOrder<C extends CardCode>(cards: readonly C[]): C[] {
  return [...cards].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
}

/** What cards count together; the Refill Hand card has no value. */
export const total = (cards: readonly CardCode[]): number =>
  cards.reduce((sum, card) => sum + (card === REFILL ? 0 : valueOf(card)), 0);

/** The list without one of each of the others; what is not there is passed over. */
export function without<T extends string>(list: readonly T[], taken: readonly string[]): T[] {
  const rest = [...list];
  for (const one of taken) {
    const place = rest.findIndex((other) => other === one);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

function sameCards(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && without(a, b).length === 0;
}

/** What a collection, Leaders and tokens would count if the game ended now. */
export function pointsOf(seat: number, seats: readonly SceneSeat[], leaders: Scene['leaders']): number {
  const own = seats[seat];
  if (!own) return 0;
  const [most = 0, second = 0] = SPECIES.map((species) => own.collection[species] ?? 0).sort((a, b) => b - a);
  const led = SPECIES.reduce((sum, species) => sum + (leaders[species] === seat ? LEADER_POINTS[species] : 0), 0);
  return LARGEST_POINTS * most + SECOND_POINTS * second + led + own.tokens;
}

/** The truth as the server tells it, with what was seen on the way there. */
export function settled(seen: Scene | null, view: ShownView): Scene {
  const slotsFit =
    seen &&
    sameCards(
      seen.slots.filter((slot) => slot !== null),
      view.display,
    );
  return {
    ...view,
    seats: view.seats.map((seat, i) => {
      const breakCards = view.question === 'break' ? seen?.seats[i]?.breakCards : undefined;
      return breakCards ? { ...seat, breakCards } : seat;
    }),
    slots: slotsFit ? seen.slots : view.display,
    top: seen?.top && view.discard.includes(seen.top) ? seen.top : (view.discard.at(-1) ?? null),
  };
}
