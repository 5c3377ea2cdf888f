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
