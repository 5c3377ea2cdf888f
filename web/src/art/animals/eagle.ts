import { cut, disc, fine, flat, leaf, line, mirrored, num, type Point } from '../paper';

const DARK = '#3c2618';
const BROWN = '#5c3b24';
const CHESTNUT = '#80552f';
const GOLD = '#b98443';
const HEAD = '#f6e6c4';
const BEAK = '#f2b32c';

function feathers(
  root: Point,
  angles: readonly number[],
  lengths: readonly number[],
  halfWidth: number,
  colour: string,
): string {
  return angles.map((angle, i) => cut(leaf(root, angle, lengths[i] ?? 0, halfWidth, 0.62), colour, 0.7)).join('');
}

const wing = (): string =>
  feathers([72, 214], [-88, -77, -66, -55, -45, -35, -26, -17], [100, 118, 140, 162, 178, 188, 190, 180], 13, DARK) +
  feathers([70, 216], [-90, -75, -60, -46, -33, -20], [72, 90, 110, 126, 136, 138], 14, BROWN) +
  feathers([70, 220], [-94, -74, -54, -35, -16], [50, 62, 76, 88, 92], 15, CHESTNUT);

/** One row of breast feathers, as wide as the breast is there. */
function row(top: number, halfWidth: number, count: number, colour: string): string {
  const width = (2 * halfWidth) / count;
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = 100 - halfWidth + i * width;
    d += `M${num(x)} ${top}Q${num(x + 1)} ${top + 18} ${num(x + width / 2)} ${top + 25}Q${num(x + width - 1)} ${top + 18} ${num(x + width)} ${top}Z`;
  }
  return cut(d, colour, 0.5);
}

/** The eagle has seen you first. */
export const eagle = (): string =>
  wing() +
  mirrored(wing()) +
  cut(
    'M100 120C142 120 156 168 153 208C150 248 130 276 100 288C70 276 50 248 47 208C44 168 58 120 100 120Z',
    BROWN,
    1.1,
  ) +
  fine(
    row(242, 32, 4, GOLD) +
      row(226, 44, 6, CHESTNUT) +
      row(209, 46, 5, GOLD) +
      row(192, 48, 6, CHESTNUT) +
      row(176, 46, 5, GOLD),
  ) +
  cut(
    'M64 104C66 76 92 62 114 70C138 80 146 108 146 134C147 150 152 164 156 178L142 172L140 188L126 176L118 194L108 178L96 192L88 176L76 184L72 168L58 172C66 156 70 146 70 134Z',
    HEAD,
    1.1,
  ) +
  fine(
    flat(
      'M128 100C138 116 136 140 142 158L134 154L130 166L124 150C128 134 130 118 128 100ZM108 150L112 168L104 160L98 172L94 152Z',
      '#e3c58f',
    ),
  ) +
  cut('M78 128C68 130 58 134 50 128L48 120L80 118Z', '#d08a1c', 0.4) +
  cut('M82 92C62 88 40 96 36 118C35 128 39 137 43 143C46 132 52 126 62 125C72 125 80 124 86 118Z', BEAK, 0.9) +
  fine(
    line('M50 122C60 118 70 118 80 119', '#b87414', 2) +
      flat('M62 101C66 99 70 101 71 104C67 106 63 105 62 101Z', '#9c5f0d') +
      flat('M44 110C50 100 62 95 74 95C62 99 52 105 48 116Z', '#fad273'),
  ) +
  flat(disc([99, 104], 11), '#fffaf0') +
  flat(disc([98, 104], 8.6), '#e59a1a') +
  flat(disc([97, 104.5], 5), '#20130a') +
  flat(disc([99.5, 102], 1.9), '#fff') +
  cut('M70 90C84 82 108 84 124 103C114 101 106 99.5 98 99.5C88 99.5 78 97 70 90Z', DARK, 0.6);
