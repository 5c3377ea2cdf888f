/** Where the cards of a hand lie. Pixels; the origin is the top left corner of the hand's box. */
export interface Place {
  x: number;
  y: number;
  /** Degrees clockwise. */
  turn: number;
}

export interface Fan {
  cardWidth: number;
  /** How far a chosen card rises. */
  rise: number;
  places: Place[];
}

/** A finger must find every card: at least this much of each one stays uncovered. */
export const TOUCH = 44;
/** Value and habitat are printed on so much of a card, seen from the left: that much, and so its middle, stays uncovered.
 * On a card too narrow for that, `TOUCH` is more than its print takes. */
export const PRINT = 0.54;
/** Above the cards of a hand of this height there is room for a chosen one to rise. */
const riseOf = (height: number): number => Math.max(14, height * 0.07);
/** In two rows a chosen card of the lower one would rise over the print of the upper one. */
const LOW_RISE = 5;

const RATIO = 7 / 5;
/** How high a card of an arched row reaches, in card widths. */
const ARCHED = RATIO * 1.06;
/** How much of the upper row shows above the lower one, even if a card of that has risen. */
const UPPER_SHOWN = 0.6;
/** A card up to this wide is printed all over. */
const TINY = 52;
const WIDEST_CARD = 280;
/** Cards lie a little apart at most; then the hand grows narrower than its box. */
const SPREAD = 0.82;

/** A turned card reaches this far beyond its own width, in card widths. */
const LEAN = 0.07;

/** The widest cards of which so many lie side by side, each with its print uncovered; their own row is so many wide. */
function widest(count: number, width: number, reach: number): number {
  return Math.min((width - TOUCH * (count - 1)) / reach, width / (reach + PRINT * (count - 1)));
}

/** One arched row, unless the cards are larger in two straight rows. */
export function fan(count: number, width: number, height: number): Fan {
  if (count === 0 || width <= 0 || height <= 0) return { cardWidth: 0, rise: 0, places: [] };
  const rise = riseOf(height);
  const room = height - rise;
  const single = Math.min(room / ARCHED, width / 2, WIDEST_CARD, widest(count, width, 1 + 2 * LEAN));
  const upper = Math.ceil(count / 2);
  const low = height - 2 * LOW_RISE;
  const most = Math.min(widest(upper, width, 1), WIDEST_CARD);
  const overlapping = Math.min(low / (RATIO * (1 + UPPER_SHOWN)), most);
  const shown = overlapping > TINY ? UPPER_SHOWN : 1;
  const double = overlapping > TINY ? overlapping : Math.min(low / (2 * RATIO), most);
  if (single >= double) {
    return {
      cardWidth: single,
      rise,
      places: row(count, width, single, rise + Math.max(0, room - single * ARCHED) / 2, true),
    };
  }
  const step = double * RATIO * shown + LOW_RISE;
  return {
    cardWidth: double,
    rise: LOW_RISE,
    places: [
      ...row(upper, width, double, LOW_RISE, false),
      ...row(count - upper, width, double, LOW_RISE + step, false),
    ],
  };
}

function row(count: number, width: number, cardWidth: number, top: number, arched: boolean): Place[] {
  const apart = Math.max(TOUCH, cardWidth * SPREAD);
  const step = count > 1 ? Math.min(apart, (width - cardWidth * (1 + (arched ? 2 * LEAN : 0))) / (count - 1)) : 0;
  const left = (width - cardWidth - step * (count - 1)) / 2;
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, i) => {
    const off = arched && middle > 0 ? (i - middle) / middle : 0;
    return { x: left + i * step, y: top + off * off * cardWidth * 0.06, turn: off * Math.min(5, count) };
  });
}
