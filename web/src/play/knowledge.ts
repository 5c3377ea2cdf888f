import { valueOf } from '../art/codes';
import {
  ANIMALS_OF_A_SPECIES,
  type CardCode,
  type Deck,
  type HabitatCode,
  HABITATS,
  REFILL,
  type ShownView,
  SPECIES,
  type Species,
  type Value,
  VALUES,
} from '../protocol';
import { inOrder } from '../playback/scene';

/** What everybody at the table could know, counted from what it shows. */

export interface Race {
  species: Species;
  /** Animals that came up so far, and those of them that nobody took. */
  seen: number;
  out: number;
  /** At most so many are still in the pile. */
  toCome: number;
  owner: number | null;
  /** How many the owner has. */
  count: number;
  /** Who else would get the Leader with one animal more. */
  oneShort: number[];
}

export function racesOf(view: ShownView): Race[] {
  return SPECIES.map((species) => {
    const counts = view.seats.map(({ collection }) => collection[species]);
    const onDisplay = view.display.filter((one) => one === species).length;
    const out = view.animals_out.filter((one) => one === species).length;
    const seen = counts.reduce((sum, count) => sum + count, out + onDisplay);
    const owner = view.leaders[species];
    const most = Math.max(...counts);
    return {
      species,
      seen,
      out,
      toCome: Math.min(ANIMALS_OF_A_SPECIES - seen, view.animals_left),
      owner,
      count: owner === null ? 0 : (counts[owner] ?? 0),
      oneShort: counts.flatMap((count, seat) => (seat !== owner && count + 1 >= most ? [seat] : [])),
    };
  });
}

/** Of each Habitat card, how many the viewer has not seen since they were last in the pile: by habitat, then value. */
export function unseenCards(view: ShownView, deck: Deck): number[][] {
  const seen = [...view.discard, ...view.tie_break, ...view.face_down];
  view.seats.forEach(({ laid, hand, known, bid }, seat) => {
    seen.push(...laid, ...(seat === view.viewer ? (hand ?? []) : known), ...(bid ? [bid] : []));
  });
  return HABITATS.map((habitat) =>
    VALUES.map((value, i) => {
      const printed = (habitat === 'W' ? deck.wild : deck.habitat)[i] ?? 0;
      return printed - seen.filter((card) => card === `${habitat}${value}`).length;
    }),
  );
}

/** The cards that each seat is known to hold. */
export function knownHands(view: ShownView): HabitatCode[][] {
  return view.seats.map(({ known }) => inOrder(known));
}

const orderOf = (bid: CardCode): typeof REFILL | Value => (bid === REFILL ? REFILL : valueOf(bid));

/** Who acts one after the other, once bids lie open: those who refill, then by value; those who are tied together. */
export function orderOfBids(view: ShownView): { bid: string; seats: number[] }[] {
  return [REFILL, ...[...VALUES].reverse()]
    .map((wanted) => ({
      bid: String(wanted),
      seats: view.seats.flatMap(({ bid }, seat) => (bid && orderOf(bid) === wanted ? [seat] : [])),
    }))
    .filter(({ seats }) => seats.length);
}
