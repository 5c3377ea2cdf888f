import { quickest } from '../art/bitmaps';
import { addressOf } from '../art/drawings';
import { BACK, card, type Piece } from '../art/pieces';
import { FACTORS, isStill, speed } from '../lib/prefs.svelte';
import { sound } from '../lib/sounds';
import type { AnyEvent, CardCode } from '../protocol';
import { placed, type Place } from '../table/places';
import { EVENTS } from './events';
import { flights, type Flight } from './flights';
import { drawingOf } from './pictures';
import { total, type Scene } from './scene';

/** Cards fly as pictures over the table, which is already where it will be: nothing waits for them. */

const FLIGHT = 560;
const APART = 70;
const COUNTED = 260;
/** How wide a token is while it flies. */
const TOKEN = 44;
const isPile = (place: Place | undefined): boolean => place === 'discard' || place === 'pile';

const inTheAir = new Set<Animation>();

/** Whatever flies is where it goes, at once. */
export function land(): void {
  for (const flight of inTheAir) flight.finish();
  for (const one of document.querySelectorAll('.flying, .counting')) one.remove();
}

/** Plays the sound of an event and sets its cards flying; null where nothing moves. */
export function motion(before: Scene, event: AnyEvent): (() => void) | null {
  const { sound: name } = EVENTS[event.kind];
  if (name) sound(name);
  if (isStill() || document.hidden) return null;
  // When the window gets another form, the places to which cards fly are elsewhere: they are there at once. To add it
  // again changes nothing.
  addEventListener('resize', land);
  const planned = flights(before, event).map((flight) => {
    const from = placeOf(flight.from);
    return { flight, from: from?.rect, appears: isUnseen(flight, from?.element) };
  });
  const last = planned.findLastIndex(({ flight }) => isPile(flight.to[0]));
  const change = keepPile(before, planned[last]?.flight.to[0], last);
  return () => {
    change?.();
    if (event.kind === 'payments-revealed')
      for (const { seat, cards } of event.payments) countUp(cards, placeOf([`laid-${seat}`, `mat-${seat}`])?.rect);
    const taken = new Set<Element>();
    planned.forEach(({ flight, from, appears }, i) => {
      if (from && flight.leaves) return leave(flight, from);
      const to = placeOf(flight.to, taken);
      if (!from || !to) return;
      const landed = flight.lands && to.element.matches(placed(flight.lands)) ? hidden(to.element) : undefined;
      if (landed) taken.add(to.element);
      fly(flight, from, to.rect, i, { last: isPile(flight.to[0]) ? last : i, landed, appears });
    });
  };
}

/** What lies there already is shown when the picture has come, in the same frame in which the picture goes; of a fan
 * only its newest card waits. It is not animated: that would give it, and whatever lies over it, a layer of its own,
 * which would have to be painted twice more. */
function hidden(element: Element): () => void {
  const newest = [...element.querySelectorAll<HTMLElement>('.animal, .stack > img')].at(-1) ?? (element as HTMLElement);
  const flight = String(nextFlight++);
  newest.style.opacity = '0';
  newest.dataset.awaits = flight;
  return () => {
    if (newest.dataset.awaits === flight) newest.style.opacity = '';
  };
}
let nextFlight = 0;

const whenLanded = (then: () => void, place: number): void => {
  setTimeout(then, (FLIGHT + place * APART) * FACTORS[speed()]);
};

/** A pile looks as before until the last card has come. Returns what is to do when the table has changed, if anything. */
function keepPile(before: Scene, pile: Place | undefined, last: number): (() => void) | null {
  if (!pile) return null;
  const sheets = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`${placed(pile)} .sheet`)];
  const top = pile === 'discard' && before.top;
  const rect = sheets().at(-1)?.getBoundingClientRect();
  if (top && rect?.width) {
    const picture = pictured(card(top), rect.width);
    picture.classList.add('resting');
    picture.style.transform = `translate(${rect.x}px, ${rect.y}px)`;
    whenLanded(() => picture.remove(), last);
  }
  if (rect) return null;
  return () => {
    for (const sheet of sheets()) {
      sheet.style.opacity = '0';
      whenLanded(() => (sheet.style.opacity = ''), last);
    }
  };
}

/** The first of these places that can be seen; of two equal cards each has its own. */
function placeOf(
  places: readonly Place[],
  taken: ReadonlySet<Element> = new Set(),
): { element: Element; rect: DOMRect } | undefined {
  for (const place of places) {
    const seen = [...document.querySelectorAll(placed(place))]
      .map((element) => ({ element, rect: element.getBoundingClientRect() }))
      .filter(({ rect }) => rect.width > 0 && rect.height > 0);
    const free = seen.find(({ element }) => !taken.has(element)) ?? seen[0];
    if (free) return free;
  }
  return undefined;
}

/** Tokens, and Leaders where room is short, come from a supply that is not on the table. */
function isUnseen({ piece }: Flight, from: Element | undefined): boolean {
  return piece.kind === 'token' || (piece.kind === 'leader' && from?.matches(placed('display')) === true);
}

interface Landing {
  /** A card that comes to a pile stays on it until this one has come. */
  last: number;
  landed: (() => void) | undefined;
  appears: boolean;
}

function fly(
  { piece, turns }: Flight,
  from: DOMRect,
  to: DOMRect,
  place: number,
  { last, landed, appears }: Landing,
): void {
  const factor = FACTORS[speed()];
  const round = piece.kind === 'token';
  const width = round ? TOKEN : cardWidth(from, to);
  const picture = pictured(turns ? BACK : piece, width);
  picture.classList.toggle('round', round);
  const ratio = round ? 1 : 7 / 5;
  const at = (rect: DOMRect, scale: number, flip = 1): string =>
    `translate(${rect.x + rect.width / 2 - width / 2}px, ${rect.y + rect.height / 2 - (width * ratio) / 2}px) scale(${scale * flip}, ${scale})`;
  const shrink = (rect: DOMRect): number => Math.min(1, rect.width / width, rect.height / (width * ratio));
  const options = {
    duration: FLIGHT * factor,
    delay: place * APART * factor,
    easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
    fill: 'both',
  } as const;
  const flight = picture.animate(
    [
      ...(appears ? appearing(at(from, 0.4), at(from, shrink(from))) : [{ transform: at(from, shrink(from)) }]),
      ...(turns
        ? [
            { transform: at(to, shrink(to)), offset: 0.6 },
            { transform: at(to, shrink(to), 0.02), offset: 0.8 },
          ]
        : []),
      { transform: at(to, shrink(to)) },
    ],
    options,
  );
  if (turns)
    setTimeout(
      () => (picture.src = quickest(addressOf(drawingOf(piece)), width)),
      options.delay + options.duration * 0.8,
    );
  inTheAir.add(flight);
  flight.onfinish = () => {
    inTheAir.delete(flight);
    landed?.();
    if (last > place) setTimeout(() => picture.remove(), (last - place) * APART * factor);
    else picture.remove();
  };
  flight.oncancel = () => {
    inTheAir.delete(flight);
    landed?.();
    picture.remove();
  };
}

/** What comes from nowhere grows where it is first seen. */
const appearing = (small: string, large: string): Keyframe[] => [
  { transform: small, opacity: 0 },
  { transform: large, opacity: 1, offset: 0.35 },
];

function pictured(piece: Piece, width: number): HTMLImageElement {
  const picture = document.createElement('img');
  picture.className = 'flying';
  picture.dataset.piece = piece.kind;
  picture.alt = '';
  picture.src = quickest(addressOf(drawingOf(piece)), width);
  picture.style.width = `${width}px`;
  document.body.append(picture);
  return picture;
}

/** What leaves the game fades where it lay. */
function leave({ piece }: Flight, from: DOMRect): void {
  const width = cardWidth(from, from);
  const picture = pictured(piece, width);
  const at = `translate(${from.x + (from.width - width) / 2}px, ${from.y}px)`;
  const fading = picture.animate(
    [
      { transform: at, opacity: 1 },
      { transform: `${at} scale(0.8)`, opacity: 0 },
    ],
    { duration: FLIGHT * FACTORS[speed()], fill: 'both' },
  );
  fading.onfinish = fading.oncancel = () => picture.remove();
}

/** The total of a payment grows card by card above it. */
function countUp(cards: readonly CardCode[], above: DOMRect | undefined): void {
  if (!above || cards.length < 2) return;
  const factor = FACTORS[speed()];
  const badge = document.createElement('div');
  badge.className = 'counting';
  badge.ariaHidden = 'true';
  badge.style.left = `${above.x + above.width / 2}px`;
  badge.style.top = `${above.y}px`;
  document.body.append(badge);
  cards.forEach((_, i) => {
    const soFar = String(total(cards.slice(0, i + 1)));
    setTimeout(() => (badge.textContent = soFar), (FLIGHT + i * COUNTED) * factor);
  });
  setTimeout(() => badge.remove(), (FLIGHT + (cards.length + 3) * COUNTED) * factor);
}

/** As wide as a card at either end; a whole hand or mat is wider than any card. */
function cardWidth(from: DOMRect, to: DOMRect): number {
  const fitting = [from, to].map((rect) => Math.min(rect.width, (rect.height * 5) / 7));
  return Math.min(Math.max(...fitting), 150);
}
