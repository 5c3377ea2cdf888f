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
