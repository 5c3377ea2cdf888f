import type { HabitatCode, Species, TokenValue } from './codes';
import { LOGO_SIZE, logoPicture } from './logo';
import { picture } from './paper';
import * as pictures from './pictures';
import type { BackKind, LeaderSide } from './pictures';
import { TITLE_SIZE, titlePicture } from './title';

/** Each picture is made once and shown by address: a table of sixty cards has sixty images, not ten thousand paths. */
const addresses = new Map<string, string>();
const drawings = new Map<string, string>();

function address(name: string, draw: () => string): string {
  let known = addresses.get(name);
  if (!known) {
    const drawing = draw();
    known = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
    addresses.set(name, known);
    drawings.set(known, drawing);
  }
  return known;
}

/** The drawing behind an address. */
export function drawingAt(address: string): string | undefined {
  return drawings.get(address);
}

export const animalSource = (species: Species): string =>
  address(`animal ${species}`, () => pictures.animalPicture(species));

export const habitatSource = (card: HabitatCode, letter: string): string =>
  address(`habitat ${card} ${letter}`, () => pictures.habitatPicture(card, letter));

export const backSource = (kind: BackKind): string => address(`back ${kind}`, () => pictures.backPicture(kind));

export const refillSource = (): string => address('refill', pictures.refillPicture);

export const leaderSource = (species: Species, side: LeaderSide): string =>
  address(`leader ${species} ${side}`, () => pictures.leaderPicture(species, side));

export const tokenSource = (value: TokenValue): string => address(`token ${value}`, () => pictures.tokenPicture(value));

export const speciesSource = (species: Species): string =>
  address(`species ${species}`, () => pictures.speciesPicture(species));

export const logoSource = (): string => address('logo', () => picture(logoPicture(), LOGO_SIZE));

export const titleSource = (): string => address('title', () => picture(titlePicture(), TITLE_SIZE));
