import { ANIMALS } from './animals';
import { animalBack, habitatBack, refill } from './backs';
import { NATURAL_HABITAT, habitatOf, valueOf, type HabitatCode, type Species, type TokenValue } from './codes';
import { habitatIndex, habitatLand } from './habitats';
import { face, leaderIconSide, leaderTextSide } from './leaders';
import { HABITAT_COLOURS, PAPER } from './palette';
import { cut, picture } from './paper';
import { SCENES } from './scenes';
import { badge } from './symbols';
import { tokenArt, TOKEN_SIZE } from './tokens';

export type BackKind = 'animal' | 'habitat';
export type LeaderSide = 'icon' | 'text';

const MAT =
  '<g class="notiny">' +
  cut('M-4-4H204V284H-4ZM18 7Q7 7 7 18V262Q7 273 18 273H182Q193 273 193 262V18Q193 7 182 7Z', PAPER, 0.9) +
  '</g>';

/**
 * A mat with a window, through which one looks into the picture. The picture ends under the mat, so that none of its
 * colours shows at the rounded corners of the card; a tiny card has no mat and is all picture.
 */
function matted(content: string): string {
  return `<g class="scene"><svg x="6" y="6" width="188" height="268" viewBox="6 6 188 268">${content}</svg></g>${MAT}`;
}

/** Animals that leave room at the sides: on a small card they come nearer. */
const NARROW: ReadonlySet<Species> = new Set(['me']);

export function animalPicture(species: Species): string {
  const home = NATURAL_HABITAT[species];
  const { behind, before } = SCENES[home]();
  const subject = NARROW.has(species) ? `<g class="subject">${ANIMALS[species]()}</g>` : ANIMALS[species]();
  const { deep } = HABITAT_COLOURS[home];
  return picture(
    matted(behind + subject + before) +
      `<g class="large">${badge(home, 33, 35, 0.82, deep, PAPER)}</g>` +
      `<g class="small">${badge(home, 42, 44, 1.4, deep, PAPER)}</g>`,
  );
}

/** With room at the sides for wings, which a card cuts off. */
export function beastPicture(species: Species): string {
  return picture(`<g transform="translate(40)">${ANIMALS[species]()}</g>`, { width: 280, height: 280 });
}

export function habitatPicture(card: HabitatCode, letter: string): string {
  const [habitat, value] = [habitatOf(card), valueOf(card)];
  return picture(matted(habitatLand(habitat, value)) + habitatIndex(habitat, value, escape(letter)));
}

export function backPicture(kind: BackKind): string {
  return picture(matted(kind === 'animal' ? animalBack() : habitatBack()));
}

export function refillPicture(): string {
  return picture(matted(refill()));
}

export function leaderPicture(species: Species, side: LeaderSide): string {
  return picture(side === 'icon' ? leaderIconSide(species) : leaderTextSide(species));
}

export function tokenPicture(value: TokenValue): string {
  return picture(tokenArt(value), TOKEN_SIZE);
}

export function speciesPicture(species: Species): string {
  return picture(face(species, 0, 0, 64), TOKEN_SIZE);
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
