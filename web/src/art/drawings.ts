import { yieldToBrowser } from '../lib/yieldToBrowser';
import type { HabitatCode, Species, TokenValue } from './codes';
import { LOGO_SIZE, logoPicture } from './logo';
import { picture } from './paper';
import * as pictures from './pictures';
import type { BackKind, LeaderSide } from './pictures';
import { emptyLand, sunlessLand, TITLE_SIZE, titlePicture, undergrowth } from './title';

/** A picture that is drawn when it is first needed. */
export interface Drawing {
  draw: () => string;
  address?: string;
  /** Keeps what was drawn ahead. */
  kept?: HTMLImageElement;
}

/** Each picture is made once and shown by address: a table of sixty cards has sixty images, not ten thousand paths. */
const known = new Map<string, Drawing>();
const texts = new Map<string, string>();

function drawing(name: string, draw: () => string): Drawing {
  const found = known.get(name) ?? { draw };
  known.set(name, found);
  return found;
}

export function addressOf(picture: Drawing): string {
  if (!picture.address) {
    const text = picture.draw();
    picture.address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    texts.set(picture.address, text);
  }
  return picture.address;
}

const waiting = new Map<HTMLImageElement, Drawing>();
let busy = false;

/** For an image: it shows the picture at once where it was drawn before; others are drawn one at a time, so that a slow
 * phone can act in between. */
export function showing(picture: Drawing): (image: HTMLImageElement) => () => void {
  return (image) => {
    if (picture.address) image.src = picture.address;
    else {
      waiting.set(image, picture);
      if (!busy) void drawInTurn();
    }
    return () => waiting.delete(image);
  };
}

async function drawInTurn(): Promise<void> {
  busy = true;
  for (const [image, picture] of waiting) {
    if (!picture.address) await yieldToBrowser();
    if (waiting.get(image) !== picture) continue;
    waiting.delete(image);
    image.src = addressOf(picture);
  }
  busy = false;
}

/** Draws what will be shown soon, as far as it is not drawn yet. */
export async function preload(pictures: readonly Drawing[]): Promise<void> {
  for (const picture of pictures) {
    if (picture.address) continue;
    await yieldToBrowser();
    picture.kept = new Image();
    picture.kept.src = addressOf(picture);
    await picture.kept.decode().catch(() => undefined);
  }
}

/** The drawing behind an address. */
export function drawingAt(address: string): string | undefined {
  return texts.get(address);
}

export const animalDrawing = (species: Species): Drawing =>
  drawing(`animal ${species}`, () => pictures.animalPicture(species));

export const habitatDrawing = (card: HabitatCode, letter: string): Drawing =>
  drawing(`habitat ${card} ${letter}`, () => pictures.habitatPicture(card, letter));

export const backDrawing = (kind: BackKind): Drawing => drawing(`back ${kind}`, () => pictures.backPicture(kind));

export const refillDrawing = (): Drawing => drawing('refill', pictures.refillPicture);

export const leaderDrawing = (species: Species, side: LeaderSide): Drawing =>
  drawing(`leader ${species} ${side}`, () => pictures.leaderPicture(species, side));

export const tokenDrawing = (value: TokenValue): Drawing =>
  drawing(`token ${value}`, () => pictures.tokenPicture(value));

export const speciesDrawing = (species: Species): Drawing =>
  drawing(`species ${species}`, () => pictures.speciesPicture(species));

export const logoDrawing = (): Drawing => drawing('logo', () => picture(logoPicture(), LOGO_SIZE));

export const titleDrawing = (): Drawing => drawing('title', () => picture(titlePicture(), TITLE_SIZE));

export const landDrawing = (): Drawing => drawing('land', () => picture(emptyLand(), TITLE_SIZE));

export const sunlessLandDrawing = (): Drawing => drawing('sunless land', () => picture(sunlessLand(), TITLE_SIZE));

export const undergrowthDrawing = (): Drawing =>
  drawing('undergrowth', () => picture(undergrowth(), { width: TITLE_SIZE.width, height: 90 }));

/** An animal with nothing around it. */
export const beastDrawing = (species: Species): Drawing =>
  drawing(`beast ${species}`, () => pictures.beastPicture(species));
