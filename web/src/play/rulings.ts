import type { Why } from './moves';

/** Where the rules page says it: `#/rules/R12`, `#/rules/ties`. */
export const RULE_OF_WHY: Record<Why, string> = {
  'choose-laid': 'bids',
  'no-cards-needed': 'round',
  'refill-pays-nothing': 'acquire',
  'refill-breaks-nothing': 'ties',
  'payment-laid': 'R12',
  'nothing-to-pay': 'acquire',
  'enough-chosen': 'acquire',
  'two-bids': 'bids',
  'bids-first': 'acquire',
  'refill-takes-nothing': 'refill',
  'tie-first': 'ties',
  'round-is-over': 'prepare',
};

/** What the server calls the parts of the rules that have no number. */
const PARTS: Record<string, string> = {
  decisions: 'round',
  display: 'acquire',
  eagle: 'bids',
  hand: 'bids',
  meerkat: 'refill',
  payment: 'acquire',
  'the end': 'end',
};

export const isRuling = (rule: string): boolean => /^R\d+$/.test(rule);

/** The place of a refusal's rule on the rules page; nothing where no rule of the game is meant. */
export function placeOfRule(rule: string): string {
  return isRuling(rule) ? rule : (PARTS[rule] ?? '');
}
