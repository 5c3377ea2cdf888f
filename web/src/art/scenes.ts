import { HABITAT_COLOURS } from './palette';
import type { NaturalHabitat } from './codes';
import { cut, disc, fine, flat, grass, leaf, WHOLE_CARD, type Point } from './paper';

/** The landscape of an Animal card: what lies behind the animal, and the few leaves, blades or rocks in front of it. */
export interface Scene {
  behind: string;
  before: string;
}

export function pine([x, y]: Point, width: number, height: number): string {
  const tier = (share: number, top: number, bottom: number): string =>
    `L${x + width * share} ${y - height * bottom}Q${x + width * share * 0.5} ${y - height * (bottom + 0.03)} ${x + width * share * 0.48} ${y - height * top}`;
  const right = [tier(0.34, 0.66, 0.6), tier(0.43, 0.36, 0.3), `L${x + width * 0.5} ${y}`].join('');
  return `M${x} ${y - height}${right}H${x - width * 0.5}L${x - width * 0.24} ${y - height * 0.3}H${x - width * 0.43}L${x - width * 0.18} ${y - height * 0.6}H${x - width * 0.34}Z`;
}

type Trees = readonly (readonly [x: number, width: number, height: number])[];

export function pines(trees: Trees, floor: number): string {
  return trees.map(([x, width, height]) => pine([x, floor], width, height)).join('');
}

function forest(): Scene {
  const c = HABITAT_COLOURS.F;
  const wood = (trees: Trees, floor: number): string => pines(trees, floor) + `M0 ${floor - 4}H200V280H0Z`;
  return {
    behind:
      flat(WHOLE_CARD, c.sky) +
      flat(disc([100, 112], 96), '#e4ecc6') +
      flat(disc([100, 112], 70), c.glow) +
      cut(
        wood(
          [
            [18, 50, 96],
            [62, 46, 74],
            [104, 44, 62],
            [142, 46, 80],
            [186, 52, 104],
          ],
          196,
        ),
        c.far,
        0.8,
      ) +
      cut(
        wood(
          [
            [-2, 64, 138],
            [40, 52, 92],
            [158, 54, 96],
            [204, 66, 146],
          ],
          218,
        ),
        c.middle,
        0.9,
      ) +
      cut('M0 216C40 200 70 214 104 210C140 206 170 200 200 214V280H0Z', c.near, 1) +
      cut(
        'M0 0H200V20C192 36 178 36 170 26C164 40 146 40 138 26C128 38 112 36 106 22C96 36 80 36 72 24C62 40 46 38 40 26C30 38 10 38 0 24Z',
        c.near,
        1,
      ) +
      cut('M0 0H200V8C190 20 176 18 168 8C158 20 140 18 134 6H62C56 20 40 20 30 8C22 20 8 20 0 10Z', c.deep, 1),
    before: cut(
      'M0 250C30 240 60 256 100 252C140 248 170 240 200 250V280H0Z' +
        [-38, -16, 8, 30].map((a) => leaf([22, 276], a, 46, 8)).join('') +
        [-30, -8, 16, 40].map((a) => leaf([178, 276], a, 46, 8)).join('') +
        [-40, -12, 18].map((a) => leaf([112, 282], a, 28, 6)).join(''),
      c.deep,
      1.1,
    ),
  };
}

export function acacia([x, y]: Point, size: number): string {
  const s = (value: number): number => Math.round(value * size * 10) / 10;
  return (
    `M${x + s(-3)} ${y}C${x + s(-2)} ${y - s(16)} ${x + s(-6)} ${y - s(24)} ${x + s(-18)} ${y - s(34)}L${x + s(-14)} ${y - s(36)}L${x + s(-1)} ${y - s(26)}L${x} ${y - s(38)}H${x + s(4)}L${x + s(4)} ${y - s(26)}L${x + s(16)} ${y - s(37)}L${x + s(20)} ${y - s(35)}C${x + s(8)} ${y - s(24)} ${x + s(4)} ${y - s(14)} ${x + s(5)} ${y}Z` +
    `M${x + s(-36)} ${y - s(36)}C${x + s(-34)} ${y - s(50)} ${x + s(-14)} ${y - s(56)} ${x} ${y - s(55)}C${x + s(18)} ${y - s(56)} ${x + s(34)} ${y - s(48)} ${x + s(36)} ${y - s(36)}Q${x} ${y - s(30)} ${x + s(-36)} ${y - s(36)}Z`
  );
}

function savannah(): Scene {
  const c = HABITAT_COLOURS.S;
  const tall = [30, 44, 22, 38, 16, 26, 12, 20, 10, 14, 12, 22, 14, 30, 20, 42, 28, 46, 34];
  const low = [14, 20, 12, 24, 14, 18, 10, 12, 14, 10, 16, 12, 20, 14, 24, 16, 20];
  return {
    behind:
      flat(WHOLE_CARD, c.sky) +
      flat(disc([100, 118], 98), '#fce0a3') +
      cut(disc([100, 118], 78), '#f8c565', 0.5) +
      cut('M0 168C30 156 52 160 80 166C110 172 150 154 200 164V280H0Z', '#eeb25a', 0.7) +
      cut(acacia([34, 178], 0.92), '#a4611f', 0.6) +
      cut(acacia([172, 172], 0.7), '#b97329', 0.6) +
      cut('M0 180C50 170 90 186 130 180C160 176 180 176 200 180V280H0Z', c.middle, 0.9) +
      cut('M0 220C40 208 80 222 120 216C150 212 180 214 200 220V280H0Z', c.near, 0.9),
    before: cut(grass(-4, 204, 262, tall, 280), c.near, 1) + cut(grass(-6, 206, 274, low, 284), c.deep, 1),
  };
}

function mountain(): Scene {
  const c = HABITAT_COLOURS.M;
  return {
    behind:
      flat(WHOLE_CARD, c.sky) +
      flat(disc([100, 108], 88), '#eef4f7') +
      cut('M0 150L26 104L44 126L74 76L104 122L128 92L156 130L180 86L200 112V280H0Z', c.far, 0.7) +
      cut('M-4 210L34 128L58 162L70 150L96 196L128 150L146 168L172 116L204 180V280H-4Z', c.middle, 0.9) +
      flat('M34 128L48 148L41 146L36 156L30 148L22 154ZM172 116L187 145L179 141L173 152L166 143L158 146Z', '#fbfdfd') +
      cut(
        'M0 112C8 104 20 106 24 112C34 108 44 112 46 118H0Z M150 62C156 54 170 54 174 62C184 58 194 62 196 70H146C144 66 146 63 150 62Z',
        '#fbfdfd',
        0.5,
      ) +
      cut('M0 232L30 200L52 216L84 196L118 220L150 192L176 210L200 190V280H0Z', c.near, 1),
    before:
      cut('M0 280V248L18 234L40 246L58 262L96 256L132 266L158 250L182 232L200 242V280Z', c.deep, 1.1) +
      fine(flat('M18 234L40 246L30 252L14 246ZM182 232L200 242V250L186 244Z', '#547089')),
  };
}

export const SCENES: Record<NaturalHabitat, () => Scene> = { F: forest, S: savannah, M: mountain };
