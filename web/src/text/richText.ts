import { cardName } from './cards';

/** Marks in a text: `⦗F3⦘` is a card, which is drawn. Our own texts about the rules have two more: `**bold**`, and `R11`,
 * a link to that ruling. Other texts hold names of players, which stand as their owners write them. */
export type Marks = 'cards' | 'rules';

export type Span =
  | { kind: 'words'; text: string; bold: boolean }
  /** A card with what stays on one line with it: the word that leads to it, and the full stop or dot that closes it. */
  | { kind: 'card'; card: string; lead: string; tail: string }
  | { kind: 'ruling'; ruling: string };

const CARD = /⦗(\w+)⦘([.,;:!?)]*(?: ·)?)/g;
const RULES = new RegExp(`${CARD.source}|(\\*\\*)|\\b(R(?:1\\d|2[0-2]|[1-9]))\\b`, 'g');
/** Longer words may need the line for themselves. */
const LEAD = /(?<!\S)\S{1,20} $/;

/** Cards as they stand in a text, with plain spaces between them: a whole hand does not fit on one line. */
export function drawn(cards: readonly string[]): string {
  return cards.map((card) => `⦗${card}⦘`).join(' ');
}

export function spansOf(text: string, marks: Marks = 'cards'): Span[] {
  const spans: Span[] = [];
  let bold = false;
  let from = 0;
  const words = (to: number): void => {
    if (to > from) spans.push({ kind: 'words', text: text.slice(from, to), bold });
  };
  for (const match of text.matchAll(marks === 'cards' ? CARD : RULES)) {
    const [whole, card, tail = '', stars, ruling] = match;
    const [lead = ''] = (card && !bold && LEAD.exec(text.slice(from, match.index))) || [];
    words(match.index - lead.length);
    from = match.index + whole.length;
    if (card) spans.push({ kind: 'card', card, lead, tail });
    else if (stars) bold = !bold;
    else if (ruling) spans.push({ kind: 'ruling', ruling });
  }
  words(text.length);
  return spans;
}

/** The text as it is read out or searched: its cards by name, those in a row with a comma between them. */
export function spoken(text: string, marks: Marks = 'cards'): string {
  return spansOf(text.replaceAll('⦘ ⦗', '⦘, ⦗'), marks)
    .map((span) => {
      if (span.kind === 'words') return span.text;
      return span.kind === 'card' ? span.lead + cardName(span.card) + span.tail : span.ruling;
    })
    .join('');
}

/** A dot between two things closes the first, so no line begins with it. A number stays with what it counts, and a total
 * with the sign before it. */
export function unbroken(text: string): string {
  return text.replaceAll(' · ', '\u00a0· ').replace(/(?<=(?<![\d.,])\d{1,2}) (?=\p{L})|(?<==) (?=\d)/gu, '\u00a0');
}
