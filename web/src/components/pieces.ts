/** A text in which cards stand between two marks, piece by piece: words, and a card with what stays on one line with it. */
export interface Piece {
  words: string;
  /** The word that leads to the card. */
  lead: string;
  card: string;
  /** What closes it: a full stop, or the dot before the next thing. */
  tail: string;
}

/** Longer words may need the line for themselves. */
const LEAD = /(?<!\S)\S{1,20} $/;
const TAIL = /^[.,;:!?)]*(?: ·)?/;

export function piecesOf(text: string): Piece[] {
  const parts = text.split(/\u2997(\w+)\u2998/);
  const pieces: Piece[] = [];
  let taken = 0;
  for (let i = 0; i < parts.length; i += 2) {
    const before = (parts[i] ?? '').slice(taken);
    const card = parts[i + 1] ?? '';
    const [lead = ''] = (card && LEAD.exec(before)) || [];
    const [tail = ''] = (card && TAIL.exec(parts[i + 2] ?? '')) || [];
    pieces.push({ words: dotted(before.slice(0, before.length - lead.length)), lead, card, tail });
    taken = tail.length;
  }
  return pieces;
}

/** A dot between two things closes the first: no line begins with it. */
function dotted(text: string): string {
  return text.replaceAll(' · ', '\u00a0· ');
}
