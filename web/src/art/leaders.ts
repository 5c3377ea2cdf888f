import { ANIMALS } from './animals';
import { NATURAL_HABITAT, type Species } from './codes';
import { HABITAT_COLOURS, PAPER } from './palette';
import { cut, disc, flat, leaf, polar, WHOLE_CARD, type Point } from './paper';
import { drawMarks, POWERS } from './powers';

/** The square around each face: left, top, side. */
const FACES: Record<Species, readonly [number, number, number]> = {
  pe: [-2, 22, 204],
  sq: [20, 48, 150],
  ea: [22, 46, 146],
  ib: [14, 2, 176],
  li: [14, 36, 172],
  me: [38, 38, 124],
};

const GOLD = '#e7b447';
const GOLD_DARK = '#b97f1e';

/** The animal's face, filling a square. */
export function face(species: Species, x: number, y: number, side: number): string {
  const [left, top, span] = FACES[species];
  const { sky, glow } = HABITAT_COLOURS[NATURAL_HABITAT[species]];
  const content = flat(WHOLE_CARD, sky) + flat(disc([100, 116], 76), glow) + ANIMALS[species]();
  return `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="${left} ${top} ${span} ${span}">${content}</svg>`;
}

function sheetWithHole([x, y]: Point, radius: number): string {
  return `M-4-4H204V284H-4Z${disc([x, y], radius)}`;
}

function laurel(centre: Point, radius: number): string {
  let leaves = '';
  for (let i = 0; i < 8; i++) {
    for (const side of [-1, 1]) {
      const angle = side * (158 - i * 15.5);
      const root = polar(centre, angle, radius);
      leaves += leaf(root, angle - side * 62, 24, 5.4, 0.5) + leaf(root, angle - side * 118, 17, 4, 0.5);
    }
  }
  return leaves;
}

function crown(x: number, y: number, size: number): string {
  const outline = 'M-20 12L-24-10L-11 0L0-16L11 0L24-10L20 12Z';
  return `<g transform="translate(${x} ${y}) scale(${size})">${cut(outline, GOLD, 1)}${flat('M-20 12L-21 6H21L20 12Z', GOLD_DARK)}${flat(disc([0, -16], 3) + disc([-24, -10], 3) + disc([24, -10], 3), GOLD)}</g>`;
}

/** Icon side: the Leader's face, and the power as a picture. */
export function leaderIconSide(species: Species): string {
  const { deep, ink } = HABITAT_COLOURS[NATURAL_HABITAT[species]];
  const centre: Point = [100, 106];
  return (
    face(species, 24, 30, 152) +
    cut(sheetWithHole(centre, 72), deep, 1.2) +
    cut(laurel(centre, 80), GOLD, 0.7) +
    crown(100, 26, 0.95) +
    cut('M30 204Q30 196 38 196H162Q170 196 170 204V262Q170 270 162 270H38Q30 270 30 262Z', PAPER, 1) +
    `<g transform="translate(100 233) scale(1.32)">${drawMarks(POWERS[species], ink, PAPER)}</g>`
  );
}

/** Text side: a smaller face above an empty sheet for the words. */
export function leaderTextSide(species: Species): string {
  const { deep } = HABITAT_COLOURS[NATURAL_HABITAT[species]];
  const centre: Point = [100, 62];
  return (
    face(species, 58, 20, 84) +
    cut(sheetWithHole(centre, 40), deep, 1.1) +
    cut('M20 112Q12 112 12 120V260Q12 268 20 268H180Q188 268 188 260V120Q188 112 180 112Z', PAPER, 1) +
    crown(100, 17, 0.6)
  );
}
