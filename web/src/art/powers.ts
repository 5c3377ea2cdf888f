import type { Species } from './codes';
import { disc, ellipse, tufts } from './paper';
import { RIBBONS } from './digits';

/** One stroke of an icon of two papers: `ink` above, `paper` where something is cut out of it. */
export interface Mark {
  d: string;
  paint: 'ink' | 'paper';
  /** Width of the line; a filled shape has none. */
  line?: number;
  transform?: string;
}

const solid = (d: string, transform?: string): Mark => ({ d, paint: 'ink', ...(transform && { transform }) });
const stroke = (d: string, line = 5, transform?: string): Mark => ({
  d,
  paint: 'ink',
  line,
  ...(transform && { transform }),
});
const hollow = (d: string, transform?: string): Mark => ({ d, paint: 'paper', ...(transform && { transform }) });
const number = (name: string, x: number, y: number, scale: number): Mark => ({
  d: RIBBONS[name] ?? '',
  paint: 'paper',
  line: 12,
  transform: `translate(${x} ${y}) scale(${scale})`,
});

const card = (width: number, height: number): string =>
  `M${-width / 2 + 3} ${-height / 2}H${width / 2 - 3}Q${width / 2} ${-height / 2} ${width / 2} ${-height / 2 + 3}V${height / 2 - 3}Q${width / 2} ${height / 2} ${width / 2 - 3} ${height / 2}H${-width / 2 + 3}Q${-width / 2} ${height / 2} ${-width / 2} ${height / 2 - 3}V${-height / 2 + 3}Q${-width / 2} ${-height / 2} ${-width / 2 + 3} ${-height / 2}Z`;

export const PAW =
  'M0-3C7-3 12 5 12 10C12 15 7 16 4 15Q0 13.5-4 15C-7 16-12 15-12 10C-12 5-7-3 0-3Z' +
  ellipse([-13.5, -3], 4, 5.4) +
  ellipse([13.5, -3], 4, 5.4) +
  ellipse([-5.6, -11], 4.3, 6) +
  ellipse([5.6, -11], 4.3, 6);

export const CROWN: readonly Mark[] = [solid('M-22 16L-25-14L-11-2L0-20L11-2L25-14L22 16Z')];

/** Points. */
export const STAR: readonly Mark[] = [
  solid('M0-22.5L6.5-7.4L22.8-5.9L10.5 4.9L14.1 20.9L0 12.5L-14.1 20.9L-10.5 4.9L-22.8-5.9L-6.5-7.4Z'),
];

/** The ring of the Refill Hand card, as small as a letter. */
export const REFILL: readonly Mark[] = [stroke('M9-15A17.5 17.5 0 1 1-9-15', 9), solid('M2-22L-3-4L-17-25Z')];

/** What a Leader can do, without words. In a box of 48, centred on the origin. */
export const POWERS: Record<Species, readonly Mark[]> = {
  pe: [solid(tufts([0, 0], 12, 19, 24)), number('3', 0, 0, 0.5)],
  sq: [
    solid(card(22, 32), 'translate(-9 1) rotate(-20)'),
    hollow(card(34, 40), 'translate(4 2) rotate(4)'),
    solid(card(30, 37), 'translate(4 2) rotate(4)'),
    number('1', -3.5, 2, 0.4),
    number('0', 9.5, 2, 0.4),
  ],
  ib: [
    solid(card(24, 32), 'translate(-5 -7) rotate(-8)'),
    hollow('M24-12H12V20H-24V4H24Z'),
    stroke('M18-14V2Q18 13 7 13H-12', 6),
    solid('M-9 2V24L-24 13Z'),
  ],
  ea: [
    stroke(card(17, 24), 4, 'translate(-10 9) rotate(-10)'),
    solid(card(20, 27), 'translate(10 9) rotate(10)'),
    hollow('M-17-15Q0-33 17-15Q0 3-17-15Z'),
    solid('M-14-15Q0-29 14-15Q0-1-14-15Z'),
    hollow(disc([0, -15], 5.4)),
    solid(disc([0, -15], 2.6)),
  ],
  me: [
    stroke('M-20-14H8', 6),
    solid('M6-24V-4L21-14Z'),
    stroke('M20 14H-8', 6),
    solid('M-6 4V24L-21 14Z'),
    solid(PAW, 'scale(.42)'),
  ],
  li: [solid('M-18 0L-21-18L-10-10L0-24L10-10L21-18L18 0Z'), stroke('M-16 9H16M-16 20H16', 6)],
};

export function drawMarks(marks: readonly Mark[], ink: string, paper: string): string {
  return marks
    .map(({ d, paint, line, transform }) => {
      const colour = paint === 'ink' ? ink : paper;
      const painted = line
        ? `fill="none" stroke="${colour}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"`
        : `fill="${colour}"`;
      return `<path d="${d}"${transform ? ` transform="${transform}"` : ''} ${painted}/>`;
    })
    .join('');
}
