/** A text in which cards stand between two marks, piece by piece: words, and a card with the word that leads to it. */
export interface Piece {
  words: string;
  /** Stays on one line with the card. */
  lead: string;
  card: string;
}

/** Longer words may need the line for themselves. */
const LEAD = /(?<!\S)\S{1,20} $/;

export function piecesOf(text: string): Piece[] {
  const parts = text.split(/\u2997(\w+)\u2998/);
  const pieces: Piece[] = [];
  for (let i = 0; i < parts.length; i += 2) {
    const before = parts[i] ?? '';
    const card = parts[i + 1] ?? '';
    const [lead = ''] = (card && LEAD.exec(before)) || [];
    pieces.push({ words: before.slice(0, before.length - lead.length), lead, card });
  }
  return pieces;
}
