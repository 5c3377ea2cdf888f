import type { Habitat } from './codes';
import { cut, flat, tufts } from './paper';

/** The outline of each habitat's badge, about 46 across, centred on the origin: leaf, sun, peak and diamond. */
export const BADGES: Record<Habitat, string> = {
  F: 'M0-25C13-19 23-6 21 7C19 19 9 23 0 23C-9 23-19 19-21 7C-23-6-13-19 0-25Z',
  S: tufts([0, 0], 14, 20.5, 25),
  M: 'M0-25L23-3L16 22H-16L-23-3Z',
  W: 'M0-27Q3-27 5-25L25-5Q27-3 27 0Q27 3 25 5L5 25Q3 27 0 27Q-3 27-5 25L-25 5Q-27 3-27 0Q-27-3-25-5L-5-25Q-3-27 0-27Z',
};

/** The sign inside the badge: fir, acacia, peaks and star. */
export const SIGNS: Record<Habitat, string> = {
  F: 'M0-18L9-5H5L12 5H7L14 14H3V19H-3V14H-14L-7 5H-12L-5-5H-9Z',
  S: 'M-16-2C-14-11-7-14 0-14C7-14 14-11 16-2Q12-3 9-2L3 5V14H-3V6L-9-2Q-12-3-16-2Z',
  M: 'M-6-11L-1.5-2L-4.5-3.2L-6.5 0L-8.5-3.2L-10.7-2ZM-18 14L-11.8 2L-8.8 0.6L-6.5 4L-4 0.8L0 2.2L1 4L6-4L18 14Z',
  W: 'M0-18C2-6 6-2 18 0C6 2 2 6 0 18C-2 6-6 2-18 0C-6-2-2-6 0-18Z',
};

export function badge(habitat: Habitat, x: number, y: number, scale: number, colour: string, sign: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${cut(BADGES[habitat], colour, 1)}${flat(SIGNS[habitat], sign)}</g>`;
}
