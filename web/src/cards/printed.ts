import type { Habitat } from '../art/codes';

/** What is printed on cards in the reader's language. */
export interface PrintedWords {
  letters: Record<Habitat, string>;
  refill: string;
}
