import { cut, disc, ellipse, fine, flat, line, plume, polar, type Point } from '../paper';

const ROOT: Point = [100, 214];
const BLUE = '#1d4a9b';
const BLUE_LIGHT = '#2f74c9';
const BLUE_DARK = '#15316c';
const GOLD = '#e9b23c';

/** Feathers reach further upwards than sideways, so that the whole fan fits the card. */
function reach(degrees: number, wide: number, tall: number): number {
  const angle = (degrees * Math.PI) / 180;
  return 1 / Math.hypot(Math.sin(angle) / wide, Math.cos(angle) / tall);
}

function fan(
  count: number,
  spread: number,
  wide: number,
  tall: number,
  halfWidth: number,
  colour: string,
  eye: number,
): string {
  let drawn = '';
  for (let i = 0; i < count; i++) {
    // From the outside inwards, so that the middle feather lies on top.
    const side = i % 2 ? 1 : -1;
    const rank = (count - 1) / 2 - Math.floor(i / 2);
    const degrees = i === count - 1 ? 0 : (side * rank * 2 * spread) / (count - 1);
    const length = reach(degrees, wide, tall);
    const centre = polar(ROOT, degrees, length - halfWidth - 1);
    const turn = `transform="rotate(${degrees.toFixed(1)} ${centre[0].toFixed(1)} ${centre[1].toFixed(1)})"`;
    drawn +=
      cut(plume(ROOT, degrees, length, halfWidth), colour, 0.7) +
      flat(ellipse(centre, eye, eye * 1.2), GOLD, turn) +
      flat(ellipse([centre[0], centre[1] + eye * 0.15], eye * 0.72, eye * 0.85), '#1fa193', turn) +
      flat(ellipse([centre[0], centre[1] + eye * 0.3], eye * 0.42, eye * 0.5), '#152a66', turn);
  }
  return drawn;
}

/** The peacock knows that you are looking. */
export const peacock = (): string =>
  fan(13, 88, 92, 182, 15, '#135048', 9.5) +
  fan(11, 80, 69, 138, 13.5, '#1d7259', 8.5) +
  fan(9, 72, 47, 96, 12, '#3d9a66', 7) +
  cut(
    'M100 268C66 268 58 232 70 206C78 188 90 178 91 154C92 140 86 132 87 119C88 104 99 97 109 100C120 103 124 114 120 126C116 136 112 142 113 156C115 178 124 188 131 208C140 236 132 268 100 268Z',
    BLUE,
    1.2,
  ) +
  flat(
    'M96 262C76 256 72 230 80 212C86 198 96 188 99 168C106 186 116 200 118 222C120 246 112 262 96 262Z',
    BLUE_LIGHT,
  ) +
  fine(
    line(
      'M84 220Q90 228 96 220Q102 228 108 220M82 236Q88 244 94 236Q100 244 106 236Q111 243 114 237M92 204Q98 212 104 204M88 251Q94 258 100 251Q105 257 109 252',
      BLUE,
      2.4,
    ),
  ) +
  line('M106 101L96 80M108 100L104 76M110 100L113 76M112 101L121 80', BLUE_DARK, 1.8) +
  flat(disc([95, 78], 4) + disc([103.5, 73], 4) + disc([113.5, 73], 4) + disc([122, 78], 4), '#2fb3a0') +
  cut('M90 110C82 108 74 112 68 121C76 121 84 122 90 123Z', '#f3d58f', 0.6) +
  flat('M88 117C94 110 108 108 115 113C110 120 98 124 90 122Z', '#fbf6e8') +
  flat(disc([101, 115], 4.4), '#14204a') +
  flat(disc([102.4, 113.5], 1.4), '#fff') +
  line('M92 109C98 104 108 104 114 108', BLUE_DARK, 2.6);
