import { HABITAT_COLOURS, PAPER } from './palette';
import { cut, disc, flat, leaf, tufts, WHOLE_CARD, type Point } from './paper';
import { PAW } from './powers';
import { BADGES, SIGNS } from './symbols';
import type { NaturalHabitat } from './codes';

const CENTRE: Point = [100, 140];

/** A sprig in every corner, all pointing to the middle. */
function sprigs(colour: string): string {
  const lengths = [46, 62, 72, 62, 46];
  const corner = lengths.map((length, i) => leaf([6, 6], 97 + i * 19, length, 6)).join('');
  return ['', 'matrix(-1 0 0 1 200 0)', 'matrix(1 0 0 -1 0 280)', 'matrix(-1 0 0 -1 200 280)']
    .map((place) => `<g${place && ` transform="${place}"`}>${cut(corner, colour, 0.8)}</g>`)
    .join('');
}

export const animalBack = (): string =>
  flat(WHOLE_CARD, '#e0a33c') +
  cut(tufts(CENTRE, 26, 108, 126, 0, 1), '#e9b552', 0.7) +
  sprigs('#b9721f') +
  cut(tufts(CENTRE, 22, 74, 86), '#f2c96f', 0.9) +
  cut(tufts(CENTRE, 18, 56, 65), '#f8dd9a', 0.9) +
  cut(disc(CENTRE, 46), PAPER, 0.9) +
  `<g transform="translate(100 141) scale(2.05)">${flat(PAW, '#8a4a14')}</g>`;

function emblem(habitat: NaturalHabitat, x: number, y: number): string {
  const colour = HABITAT_COLOURS[habitat].deep;
  return `<g transform="translate(${x} ${y}) scale(.86)">${cut(BADGES[habitat], colour, 0.7)}${flat(SIGNS[habitat], PAPER)}</g>`;
}

export const habitatBack = (): string =>
  flat(WHOLE_CARD, '#3d7653') +
  cut(disc(CENTRE, 122), '#4c8761', 0.7) +
  sprigs('#245239') +
  cut(disc(CENTRE, 90), '#6ba073', 0.9) +
  cut(disc(CENTRE, 74), '#a3c795', 0.9) +
  cut(disc(CENTRE, 60), PAPER, 0.9) +
  emblem('F', 100, 112) +
  emblem('S', 77, 156) +
  emblem('M', 123, 156);

/** The cards that come. */
const fan = (): string =>
  [-48, -24, 0, 24, 48]
    .map((turn, i) => {
      const colour = ['#2f6b48', '#d98e2e', '#5f7e97', '#7a3c6b', '#2f6b48'][i] ?? PAPER;
      return `<g transform="rotate(${turn} 100 190)">${cut('M79 52Q74 52 74 57V135Q74 140 79 140H121Q126 140 126 135V57Q126 52 121 52Z', PAPER, 1)}${flat('M82 58H118Q120 58 120 60V132Q120 134 118 134H82Q80 134 80 132V60Q80 58 82 58Z', colour)}</g>`;
    })
    .join('');

const TURN =
  'M64 196C44 178 44 148 62 132L54 124L90 118L86 154L77 146C68 156 68 172 78 182C90 194 110 194 122 182C132 172 132 156 123 146L137 132C156 148 156 178 136 196C116 214 84 214 64 196Z';

/** Refill Hand: new cards come round into the hand. The foot of the card is left for the words. */
export const refill = (): string =>
  flat(WHOLE_CARD, '#e3cda2') +
  cut(disc([100, 124], 92), '#eedcb8', 0.6) +
  cut(disc([100, 124], 70), '#f6ead0', 0.6) +
  `<g transform="translate(2.5 -6) scale(.975)">${fan()}</g>` +
  `<g class="large">${cut(TURN, '#9a3d17', 1.1)}</g>` +
  `<g class="small" transform="translate(-48 -92) scale(1.48)">${cut(TURN, '#9a3d17', 1.1)}</g>`;
