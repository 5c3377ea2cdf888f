import { ANIMALS } from './animals';
import type { Species } from './codes';
import { HABITAT_COLOURS } from './palette';
import { cut, disc, flat, grass, leaf } from './paper';
import { acacia, pines } from './scenes';

export const TITLE_SIZE = { width: 1600, height: 600 };

const { F, S, M } = HABITAT_COLOURS;

function animal(species: Species, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${ANIMALS[species]()}</g>`;
}

const mountains =
  cut('M300 560L470 250L540 330L660 150L770 290L850 190L980 340L1060 250L1290 560Z', M.far, 1.6) +
  cut('M380 600L560 330L640 430L700 380L800 520L900 360L960 430L1030 340L1200 600Z', M.middle, 1.8) +
  flat(
    'M560 330L592 372L574 366L562 386L548 368L530 375ZM1030 340L1062 388L1044 380L1030 402L1014 382L1000 386Z',
    '#fbfdfd',
  );

const heights = (count: number, tall: number): number[] =>
  Array.from(
    { length: count },
    (_, i) => tall * (0.45 + 0.55 * Math.abs(Math.sin(i * 2.4))) * Math.min(1, (i + 1) / 7),
  );

const bushes = cut(
  'M0 560C260 530 560 556 840 610H0Z' +
    [60, 330, 560].map((x) => [-46, -22, 2, 26, 48].map((turn) => leaf([x, 590], turn, 78, 13)).join('')).join(''),
  F.deep,
  2,
);

const sun = flat(disc([800, 300], 290), '#f8c565', 'fill-opacity=".35"') + cut(disc([800, 300], 215), '#f8c565', 1.4);

/** Forest to the left, mountains behind, savannah to the right, and whoever stands in each. */
function land(onMountains = '', onPlains = ''): string {
  return (
    mountains +
    onMountains +
    cut('M400 600L560 450L668 392L760 446L850 470L1010 420L1180 600Z', M.near, 2) +
    cut(
      pines(
        [
          [40, 150, 330],
          [150, 130, 250],
          [300, 130, 290],
          [420, 110, 200],
          [500, 90, 150],
        ],
        520,
      ) + 'M0 500C200 470 460 500 640 600H0Z',
      F.middle,
      1.8,
    ) +
    cut(acacia([1214, 480], 1.9) + acacia([1540, 470], 2.9), S.deep, 1.6) +
    cut('M1600 440C1420 420 1160 470 960 600H1600Z', S.middle, 1.8) +
    onPlains +
    cut(grass(800, 1606, 560, heights(44, 62), 610), S.near, 2) +
    cut('M0 520C220 470 600 500 930 604H0Z', F.near, 2) +
    cut(grass(700, 1606, 586, heights(64, 34), 610), S.deep, 2) +
    bushes
  );
}

/** All six on one hill. No sky, so that it stands on any page. */
export function titlePicture(): string {
  return (
    sun +
    land(
      animal('ea', 572, 194, 0.98) + animal('ib', 812, 196, 1.04),
      animal('pe', 96, 206, 1.2) +
        animal('sq', 356, 262, 1.08) +
        animal('li', 1272, 214, 1.18) +
        animal('me', 1066, 272, 1.06),
    )
  );
}

/** The same land with nobody in it. */
export const emptyLand = (): string => sun + land();

/** Beside it, under the same sun. */
export const sunlessLand = (): string => land();

/** What grows before whoever walks through it. */
export const undergrowth = (): string =>
  cut(grass(-6, 1606, 40, heights(96, 46), 90), S.near, 2) + cut(grass(-6, 1606, 66, heights(120, 28), 90), S.deep, 2);
