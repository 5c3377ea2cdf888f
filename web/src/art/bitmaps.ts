import { CARD_HEIGHT, CARD_WIDTH } from './paper';
import { addressOf, drawingAt, showing, type Drawing } from './drawings';

/**
 * A card is cut from many sheets. To paint it anew from all of them whenever something near it changes costs frames
 * while cards fly: so whenever there is time, cards that are shown become bitmaps, each in the size it is shown in.
 */

/** Widths in which bitmaps are made; 52 and 64 are where the drawings themselves change (see `picture`). */
const WIDTHS = [28, 40, 52, 64, 84, 112, 150, 200, 300];
const SETTLING_MS = 400;
const PAUSE_MS = 100;
/** So much time must be left before the next frame. */
const SPARE_MS = 6;

const made = new Map<string, string>();
const waiting = new Set<HTMLImageElement>();
const shows = new WeakMap<HTMLImageElement, Drawing>();
let working = false;
let worthwhile = false;

export function widthFor(width: number): number | undefined {
  return WIDTHS.find((one) => one >= width);
}

const keyOf = (address: string, width: number): string => `${address} ${width} ${devicePixelRatio}`;

/** The bitmap of a drawing, where there is one already; else the drawing. */
export function quickest(address: string, width: number): string {
  const wanted = widthFor(width);
  return (wanted && made.get(keyOf(address, wanted))) || address;
}

const sizes =
  typeof ResizeObserver === 'undefined'
    ? null
    : new ResizeObserver((entries) => {
        for (const { target } of entries) if (target instanceof HTMLImageElement) want(target);
      });

/** For the image of a card: it becomes a bitmap once it has its size. */
export function printed(drawing: Drawing): (image: HTMLImageElement) => () => void {
  const show = showing(drawing);
  return (image) => {
    shows.set(image, drawing);
    const leave = show(image);
    sizes?.observe(image);
    return () => {
      leave();
      sizes?.unobserve(image);
      waiting.delete(image);
    };
  };
}

/** Where nothing moves it would be work for nothing. */
export function makeBitmaps(yes: boolean): void {
  worthwhile = yes;
  if (waiting.size) begin();
}

function want(image: HTMLImageElement): void {
  waiting.add(image);
  begin();
}

function begin(): void {
  if (working || !worthwhile) return;
  working = true;
  // What cannot be made stays a drawing.
  setTimeout(() => void work().catch(() => undefined), SETTLING_MS);
}

async function work(): Promise<void> {
  if (!canvasTellsTheTruth()) return;
  for (const image of waiting) {
    waiting.delete(image);
    const drawing = shows.get(image);
    const width = widthFor(image.clientWidth);
    if (!drawing || !image.isConnected || !width || !image.clientWidth) continue;
    const address = addressOf(drawing);
    const bitmap = made.get(keyOf(address, width)) ?? (await make(address, width));
    if (bitmap && shows.get(image) === drawing && image.isConnected) image.src = bitmap;
  }
  working = false;
}

/** Browsers that hide who asks give back other colours than were painted. */
function canvasTellsTheTruth(): boolean {
  const canvas = document.createElement('canvas');
  const paint = canvas.getContext('2d');
  if (!paint) return false;
  paint.fillStyle = '#123456';
  paint.fillRect(0, 0, canvas.width, canvas.height);
  const { data } = paint.getImageData(0, 0, canvas.width, canvas.height);
  return data.every((value, i) => value === [0x12, 0x34, 0x56, 0xff][i % 4]);
}

async function make(address: string, width: number): Promise<string | undefined> {
  const drawing = drawingAt(address);
  if (!drawing) return undefined;
  const height = Math.round((width * CARD_HEIGHT) / CARD_WIDTH);
  const sized = drawing.replace('<svg ', `<svg width="${width}" height="${height}" `);
  await spareTime();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * devicePixelRatio);
  canvas.height = Math.ceil(height * devicePixelRatio);
  const source = await loaded(URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' })));
  if (!source) return undefined;
  await spareTime();
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(source.src);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) return undefined;
  const bitmap = URL.createObjectURL(blob);
  // Decoded before it is shown: an image that changes its address must not blink.
  if (!(await loaded(bitmap))) return undefined;
  made.set(keyOf(address, width), bitmap);
  return bitmap;
}

async function loaded(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** Until the browser has nothing else to do, and nothing flies. */
async function spareTime(): Promise<void> {
  if (typeof requestIdleCallback === 'undefined') return void (await pause());
  let spare = 0;
  while (spare < SPARE_MS) {
    spare = await new Promise((resolve) => requestIdleCallback((deadline) => resolve(deadline.timeRemaining())));
    if (document.querySelector('.flying')) spare = await pause();
  }
}

async function pause(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return 0;
}
