/** The little markup of the rules' texts; a full stop stays with the card before it: ⦗F3⦘ is a card, **bold** is bold, R11 is a link to that ruling. */
export type Piece =
  | { kind: 'words'; text: string; bold: boolean }
  | { kind: 'card'; card: string; after: string }
  | { kind: 'ruling'; ruling: string };

const MARKUP = /⦗(\w+)⦘([.,:;!?)]*)|(\*\*)|\b(R(?:1\d|2[0-2]|[1-9]))\b/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let bold = false;
  let from = 0;
  const words = (to: number): void => {
    if (to > from) found.push({ kind: 'words', text: text.slice(from, to), bold });
  };
  for (const match of text.matchAll(MARKUP)) {
    words(match.index);
    from = match.index + match[0].length;
    const [, card, after = '', stars, ruling] = match;
    if (card) found.push({ kind: 'card', card, after });
    else if (stars) bold = !bold;
    else if (ruling) found.push({ kind: 'ruling', ruling });
  }
  words(text.length);
  return found;
}

/** The text as it is read, to search in. */
export function plain(text: string, cardName: (card: string) => string): string {
  return pieces(text)
    .map((piece) =>
      piece.kind === 'words' ? piece.text : piece.kind === 'card' ? cardName(piece.card) + piece.after : piece.ruling,
    )
    .join('');
}
