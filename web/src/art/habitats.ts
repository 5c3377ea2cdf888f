import type { Habitat, NaturalHabitat, Value } from './codes';
import { digit } from './digits';
import { HABITAT_COLOURS, PAPER } from './palette';
import { cut, disc, flat, grass, WHOLE_CARD, type Point } from './paper';
import { acacia, pine } from './scenes';
import { BADGES } from './symbols';

/** How many trees or peaks stand in the landscape tells the value once more. Back to front: x, foot, size. */
type Stand = readonly (readonly [x: number, foot: number, size: number])[];

const PINES: Record<Value, Stand> = {
  1: [[118, 250, 1.25]],
  2: [
    [146, 232, 1.15],
    [68, 254, 0.95],
  ],
  3: [
    [158, 222, 1.15],
    [98, 238, 0.9],
    [44, 256, 0.78],
  ],
  4: [
    [166, 214, 1.15],
    [118, 228, 0.95],
    [34, 240, 0.72],
    [78, 258, 0.78],
  ],
};

const ACACIAS: Record<Value, Stand> = {
  1: [[112, 244, 2.1]],
  2: [
    [146, 216, 1.35],
    [66, 252, 1.55],
  ],
  3: [
    [158, 202, 1.1],
    [42, 226, 1.05],
    [116, 256, 1.5],
  ],
  4: [
    [160, 190, 1],
    [44, 212, 0.95],
    [132, 234, 1.1],
    [60, 260, 1.3],
  ],
};

const PEAKS: Record<Value, Stand> = {
  1: [[116, 262, 1.5]],
  2: [
    [148, 262, 1.35],
    [56, 262, 0.95],
  ],
  3: [
    [162, 262, 1.45],
    [36, 262, 0.9],
    [98, 262, 0.95],
  ],
  4: [
    [166, 262, 1.55],
    [40, 262, 0.98],
    [116, 262, 1.02],
    [74, 266, 0.62],
  ],
};

function firs(value: Value): string {
  const c = HABITAT_COLOURS.F;
  const tree = ([x, foot, size]: Stand[number]): string => {
    const height = 150 * size;
    const width = 92 * size;
    return (
      cut(`M${x - 5 * size} ${foot - 8}H${x + 5 * size}V${foot + 10 * size}H${x - 5 * size}Z`, '#5b3b22', 0.6) +
      cut(pine([x, foot], width, height), c.deep, 1.1) +
      flat(
        `M${x} ${foot - height}L${x + width * 0.34} ${foot - height * 0.6}H${x + width * 0.17}L${x + width * 0.43} ${foot - height * 0.3}H${x + width * 0.21}L${x + width * 0.5} ${foot}H${x}Z`,
        '#2f6b48',
      )
    );
  };
  return (
    flat(WHOLE_CARD, '#c3dba3') +
    flat(disc([150, 66], 78), '#d4e6b8') +
    flat(disc([150, 66], 48), '#eef3cd') +
    cut('M0 150C30 120 60 134 84 146C120 120 160 128 200 146V280H0Z', '#92bd85', 0.8) +
    cut('M0 196C50 168 96 190 130 184C160 178 180 176 200 184V280H0Z', c.middle, 0.9) +
    PINES[value].map(tree).join('') +
    cut('M0 258C40 246 70 262 110 258C150 254 176 250 200 258V280H0Z', c.near, 1)
  );
}

function acacias(value: Value): string {
  const c = HABITAT_COLOURS.S;
  return (
    flat(WHOLE_CARD, '#fbdc94') +
    cut(disc([146, 74], 62), '#f7c45c', 0.5) +
    cut(disc([146, 74], 40), '#ee9f37', 0.5) +
    cut('M0 166C40 150 80 164 120 158C150 154 180 150 200 156V280H0Z', '#efb154', 0.8) +
    cut('M0 200C50 186 100 206 140 196C170 190 186 192 200 196V280H0Z', '#dd9638', 0.8) +
    ACACIAS[value].map(([x, foot, size]) => cut(acacia([x, foot], size), c.deep, 1)).join('') +
    cut(grass(-4, 204, 264, [14, 24, 12, 20, 10, 16, 12, 22, 14, 26, 12, 18, 24, 14], 284), c.near, 1)
  );
}

function peaks(value: Value): string {
  const c = HABITAT_COLOURS.M;
  const peak = ([x, foot, size]: Stand[number]): string => {
    const p = (dx: number, dy: number): string => `${Math.round(x + dx * size)} ${Math.round(foot - dy * size)}`;
    return (
      cut(
        `M${p(-70, 0)}L${p(-28, 78)}L${p(-16, 90)}L${p(0, 128)}L${p(18, 88)}L${p(34, 64)}L${p(70, 0)}Z`,
        c.near,
        1.1,
      ) +
      flat(
        `M${p(0, 128)}L${p(18, 88)}L${p(34, 64)}L${p(70, 0)}H${Math.round(x + 6 * size)}L${p(-4, 60)}L${p(4, 84)}Z`,
        c.deep,
      ) +
      flat(
        `M${p(0, 128)}L${p(-15, 92)}L${p(-22, 80)}L${p(-10, 86)}L${p(-4, 72)}L${p(4, 84)}L${p(12, 76)}L${p(25, 79)}L${p(18, 88)}Z`,
        '#fbfdfd',
      )
    );
  };
  return (
    flat(WHOLE_CARD, '#d3e1ea') +
    flat(disc([146, 70], 74), '#e4eef3') +
    flat(disc([146, 70], 44), '#f8fbfc') +
    cut('M0 180L40 120L66 150L110 96L150 148L176 122L200 150V280H0Z', c.far, 0.8) +
    PEAKS[value].map(peak).join('') +
    cut('M0 262L36 246L70 260L112 250L150 264L200 246V280H0Z', '#9bb3c3', 1)
  );
}

/** Wild: all three lands in one night, and as many stars as the card is worth. */
function everywhere(value: Value): string {
  const c = HABITAT_COLOURS.W;
  const places: readonly Point[] = [
    [150, 44],
    [118, 98],
    [172, 108],
    [106, 150],
  ];
  const star = ([x, y]: Point): string =>
    `<g transform="translate(${x} ${y}) scale(${value === 1 ? 1.3 : 1})">${cut('M0-24C2-6 6-2 24 0C6 2 2 6 0 24C-2 6-6 2-24 0C-6-2-2-6 0-24Z', '#fbe7b2', 0.8)}</g>`;
  return (
    flat(WHOLE_CARD, '#8d5080') +
    flat(disc([120, 84], 120), '#9c5f8f') +
    flat(disc([120, 84], 84), '#ae74a0') +
    places.slice(0, value).map(star).join('') +
    cut('M52 280L96 196L112 216L136 166L166 214L178 202L214 280Z', '#c893b8', 0.9) +
    flat('M136 166L150 188L142 186L136 196L130 188L124 192Z', '#fbeef4') +
    cut('M0 236C50 220 100 240 200 232V280H0Z', c.near, 0.9) +
    cut(pine([40, 254], 58, 104) + acacia([150, 258], 1.1), c.deep, 1) +
    cut('M0 256C50 246 120 262 200 250V280H0Z', c.ink, 1)
  );
}

const LANDS: Record<NaturalHabitat, (value: Value) => string> = { F: firs, S: acacias, M: peaks };

interface Index {
  badge: Point;
  scale: number;
  tag: Point;
  tagSize: number;
}

/** In the corner of a large card; on a small one as large as a fan of two rows leaves in sight; over all of a tiny one. */
export const CORNER: Index = { badge: [54, 56], scale: 1.74, tag: [54, 117], tagSize: 17 };
export const UPPER: Index = { badge: [62, 62], scale: 2.1, tag: [62, 138], tagSize: 23 };
export const SPREAD: Index = { badge: [86, 88], scale: 2.9, tag: [62, 214], tagSize: 44 };

function index(habitat: Habitat, value: Value, letter: string, { badge, scale, tag, tagSize }: Index): string {
  const { ink, deep } = HABITAT_COLOURS[habitat];
  const size = tagSize * (letter.length > 1 ? 1.05 : 1.36);
  const lift = { F: 0.5, S: 0, M: 1.2, W: 0 }[habitat];
  return (
    `<g transform="translate(${badge[0]} ${badge[1]}) scale(${scale})">${cut(BADGES[habitat], PAPER, 0.6)}` +
    digit(value, 0, lift, 28, ink, 13) +
    '</g>' +
    cut(disc(tag, tagSize), deep, 0.8) +
    `<text x="${tag[0]}" y="${tag[1] + size * 0.353}" text-anchor="middle" font-family="Georgia,'Times New Roman','DejaVu Serif',serif" font-weight="700" font-size="${size}" fill="${PAPER}">${letter}</text>`
  );
}

export function habitatLand(habitat: Habitat, value: Value): string {
  return habitat === 'W' ? everywhere(value) : LANDS[habitat](value);
}

/** Value, shape and letter; `letter` is the habitat's initial in the reader's language, or two where initials are the same. */
export function habitatIndex(habitat: Habitat, value: Value, letter: string): string {
  return (
    `<g class="large">${index(habitat, value, letter, CORNER)}</g>` +
    `<g class="small notiny">${index(habitat, value, letter, UPPER)}</g>` +
    `<g class="tiny">${index(habitat, value, letter, SPREAD)}</g>`
  );
}
