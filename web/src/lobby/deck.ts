import { type Deck, HABITAT_CARDS_OF_A_HABITAT, WILD_CARDS } from '../protocol';

/** Any counts that add up make a deck (R1): one list for all three habitats, and one for the wild cards. */
export const DECK_SIZES = { habitat: HABITAT_CARDS_OF_A_HABITAT, wild: WILD_CARDS } as const;
export const DECK_PARTS = ['habitat', 'wild'] as const;
export type DeckPart = (typeof DECK_PARTS)[number];

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

export function addsUp(deck: Deck): boolean {
  return DECK_PARTS.every(
    (part) =>
      deck[part].every((count) => Number.isInteger(count) && count >= 0) && sumOf(deck[part]) === DECK_SIZES[part],
  );
}

export function sameDeck(a: Deck, b: Deck): boolean {
  return DECK_PARTS.every((part) => a[part].join() === b[part].join());
}

/** The deck with one count changed; more cards than there are of a kind there cannot be. */
export function withCount(deck: Deck, part: DeckPart, value: number, count: number): Deck {
  const kept = Math.min(Math.max(0, Math.trunc(count) || 0), DECK_SIZES[part]);
  return { ...deck, [part]: deck[part].map((one, i) => (i === value - 1 ? kept : one)) };
}
