/** Where the cards of a hand lie. Pixels; the origin is the top left corner of the hand's box. */
export interface Place {
  x: number;
  y: number;
  /** Degrees clockwise. */
  turn: number;
}

export interface Fan {
  cardWidth: number;
  places: Place[];
}

/** A finger must find every card: at least this much of each one stays uncovered. */
export const TOUCH = 44;
/** Room above the cards of a hand of this height, so that a chosen one can rise. */
export const riseOf = (height: number): number => Math.max(14, height * 0.07);

const RATIO = 7 / 5;
/** How high a card of an arched row reaches, in card widths. */
const ARCHED = RATIO * 1.06;
/** How much of the upper row shows above the lower one. */
const UPPER_SHOWN = 0.58;
const WIDEST_CARD = 280;
/** Cards lie a little apart at most; then the hand grows narrower than its box. */
const SPREAD = 0.82;

/** A turned card reaches this far beyond its own width, in card widths. */
const LEAN = 0.07;

/** One arched row where every card can be touched, unless the cards are larger in two straight rows. */
export function fan(count: number, width: number, height: number): Fan {
  if (count === 0 || width <= 0 || height <= 0) return { cardWidth: 0, places: [] };
  const rise = riseOf(height);
  const room = height - rise;
  const touchable = (width - TOUCH * (count - 1)) / (1 + 2 * LEAN);
  const single = Math.min(room / ARCHED, width / 2, WIDEST_CARD, count > 1 ? touchable : width);
  const upper = Math.ceil(count / 2);
  const double = Math.min(room / (RATIO * (1 + UPPER_SHOWN)), width - TOUCH * (upper - 1), WIDEST_CARD);
  if (single >= double) {
    return {
      cardWidth: single,
      places: row(count, width, single, rise + Math.max(0, room - single * ARCHED) / 2, true),
    };
  }
  const step = double * RATIO * UPPER_SHOWN;
  return {
    cardWidth: double,
    places: [...row(upper, width, double, rise, false), ...row(count - upper, width, double, rise + step, false)],
  };
}

function row(count: number, width: number, cardWidth: number, top: number, arched: boolean): Place[] {
  const step =
    count > 1 ? Math.min(cardWidth * SPREAD, (width - cardWidth * (1 + (arched ? 2 * LEAN : 0))) / (count - 1)) : 0;
  const left = (width - cardWidth - step * (count - 1)) / 2;
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, i) => {
    const off = arched && middle > 0 ? (i - middle) / middle : 0;
    return { x: left + i * step, y: top + off * off * cardWidth * 0.06, turn: off * Math.min(5, count) };
  });
}
