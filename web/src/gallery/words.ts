import type { Species } from '../art/codes';
import type { PrintedWords } from '../cards/printed';

/** Words for the gallery only: the game itself takes them from its catalogues. */
export const SPECIES_NAMES: Record<Species, string> = {
  pe: 'Peacock',
  sq: 'Squirrel',
  ea: 'Eagle',
  ib: 'Ibex',
  li: 'Lion',
  me: 'Meerkat',
};

export const POWER_TEXTS: Record<Species, string> = {
  pe: 'Counts three points at the end, not one.',
  sq: 'Refill your hand up to ten cards.',
  ea: 'Bid with two cards and choose one once you have seen the others.',
  ib: 'Your bid may come back to your hand, unless it is wild.',
  li: 'You win every tie.',
  me: 'Before you refill, exchange an animal of yours for one of the display.',
};

export const printed: PrintedWords = { letters: { F: 'F', S: 'S', M: 'M', W: 'W' }, refill: 'Hand auffüllen' };
