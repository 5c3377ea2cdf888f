import { cut, disc, fine, flat, leaf, line, at, type Point } from '../paper';

const COAT = '#9b7350';
const COAT_DARK = '#6d4c32';
const COAT_LIGHT = '#c59d73';
const MUZZLE = '#ecd8b6';
const HORN = '#4c3a2e';
const HORN_LIGHT = '#86705a';
const DARK = '#2a1a10';

type Curve = readonly [Point, Point, Point, Point];

function along([a, b, c, d]: Curve, t: number): { point: Point; normal: Point } {
  const u = 1 - t;
  const mix = (i: 0 | 1): number => u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i];
  const slope = (i: 0 | 1): number => 3 * u * u * (b[i] - a[i]) + 6 * u * t * (c[i] - b[i]) + 3 * t * t * (d[i] - c[i]);
  const length = Math.hypot(slope(0), slope(1));
  return { point: [mix(0), mix(1)], normal: [slope(1) / length, -slope(0) / length] };
}

function beside(curve: Curve, t: number, distance: number): Point {
  const { point, normal } = along(curve, t);
  return [point[0] + normal[0] * distance, point[1] + normal[1] * distance];
}

const thickness = (root: number, t: number): number => root * (1 - t) ** 0.6 + 0.5;

/** A horn tapers along its curve and carries a knot at every ridge of its front edge. */
function horn(curve: Curve, root: number, ridges: number): string {
  const thick = (t: number): number => thickness(root, t);
  const front: string[] = [];
  const back: string[] = [];
  for (let i = 0; i <= ridges; i++) {
    const t = i / ridges;
    if (i > 0)
      front.push(`Q${at(beside(curve, t - 0.5 / ridges, -thick(t) - 5 * (1 - t)))} ${at(beside(curve, t, -thick(t)))}`);
    else front.push(`M${at(beside(curve, t, -thick(t)))}`);
    back.unshift(`L${at(beside(curve, t, thick(t)))}`);
    if (i < ridges) back.unshift(`L${at(beside(curve, t + 0.5 / ridges, thick(t + 0.5 / ridges)))}`);
  }
  return front.join('') + back.join('') + 'Z';
}

function bands(curve: Curve, root: number, ridges: number): string {
  let d = '';
  for (let i = 1; i < ridges; i++) {
    const t = i / ridges;
    const thick = thickness(root, t);
    d += `M${at(beside(curve, t, -thick))}L${at(beside(curve, t, thick * 0.7))}`;
  }
  return d;
}

const NEAR: Curve = [
  [103, 112],
  [64, 8],
  [162, -28],
  [180, 122],
];
const FAR: Curve = [
  [116, 112],
  [88, 14],
  [182, -22],
  [193, 112],
];

/** The ibex has climbed up here for the flower, and for the view. */
export const ibex = (): string =>
  cut(horn(FAR, 11, 9), HORN, 0.9) +
  cut('M116 96C142 108 154 146 162 184C170 222 178 250 180 290H62C74 258 90 218 90 172Z', COAT, 1.1) +
  flat('M146 146C158 178 168 226 172 290H140C146 240 146 190 146 146Z', COAT_DARK) +
  flat('M90 180C98 210 92 250 80 290H62C74 258 88 222 90 180Z', COAT_LIGHT) +
  cut('M58 184C52 200 58 222 70 236C72 218 80 204 84 186Z', COAT_DARK, 0.8) +
  cut('M126 108C134 96 152 96 168 108C156 122 138 126 126 120Z', COAT_DARK, 0.8) +
  flat('M132 110C140 103 150 103 160 109C150 116 140 118 132 116Z', '#d9ae8d') +
  cut(horn(NEAR, 13, 9), HORN_LIGHT, 1) +
  fine(line(bands(NEAR, 13, 9), HORN, 2.6)) +
  cut(
    'M120 92C104 84 86 92 78 108C70 126 54 146 42 164C36 176 40 188 52 191C64 194 74 188 84 180C98 172 122 170 130 152C138 132 138 104 120 92Z',
    COAT,
    1,
  ) +
  flat('M96 92C86 98 82 112 76 124C70 136 58 150 50 162C60 160 72 150 80 138C90 124 96 108 96 92Z', COAT_LIGHT) +
  flat('M58 150C50 156 44 162 41 168C36 178 41 188 52 191C62 194 71 189 79 183C82 170 74 156 58 150Z', MUZZLE) +
  flat('M42 164C46 160 52 162 53 167C52 171 46 173 42 171C40 169 40 166 42 164Z', DARK) +
  line('M45 181C54 184 64 181 72 174', DARK, 2.4) +
  flat('M84 122C88 112 100 111 106 119C101 126 90 128 84 122Z', '#fff3d8') +
  flat(disc([95, 119.5], 5.8), '#d39a35') +
  flat('M90 117.5H100V122H90Z', DARK) +
  flat('M81 121C85 107 102 105 109 118C101 112 90 113 81 121Z', COAT_DARK) +
  line('M47 183C38 186 28 184 20 176', '#5c8a4d', 2.6) +
  cut([0, 60, 120, 180, 240, 300].map((a) => leaf([19, 172], a + 12, 13, 4.2)).join(''), '#fffdf6', 0.6) +
  flat(disc([19, 172], 4), '#f0b93a');
