/** In a text cards stand between two marks, so that they can be drawn. */
export const OPEN_MARK = '\u2997';
export const CLOSE_MARK = '\u2998';
/** With plain spaces between them: a whole hand does not fit on one line. */
export const drawn = (cards: readonly string[]): string =>
  cards.map((card) => `${OPEN_MARK}${card}${CLOSE_MARK}`).join(' ');
