import type { HabitatCode, Species, TokenValue } from '../art/codes';
import { quickest } from '../art/bitmaps';
import { animalSource, backSource, habitatSource, leaderSource, refillSource, tokenSource } from '../art/shown';
import { t } from '../i18n/index.svelte';
import { speed } from '../lib/prefs.svelte';
import { soundOf } from '../lib/sounds';
import type { AnyEvent } from '../protocol';
import { flights, type Flight } from './flights';
import { total } from './moves';
import { FACTORS } from './playback.svelte';
import { isSpecies, type Scene } from './scene';

/** Cards fly as pictures over the table, which is already where it will be: nothing waits for them. */

const FLIGHT = 560;
const APART = 70;
const COUNTED = 260;

export function motion(before: Scene, event: AnyEvent): () => void {
  soundOf(event.kind);
  const planned = flights(before, event).map((flight) => ({ flight, from: placeOf(flight.from)?.rect }));
  return () => {
    if (event.kind === 'payments-revealed')
      for (const { seat, cards } of event.payments) countUp(cards, placeOf([`laid-${seat}`, `mat-${seat}`])?.rect);
    const taken = new Set<Element>();
    planned.forEach(({ flight, from }, i) => {
      const to = placeOf(flight.to, taken);
      if (!from || !to) return;
      if (to.element.getAttribute('data-place') === flight.lands) {
        taken.add(to.element);
        hideUntilLanded(to.element, i);
      }
      fly(flight, from, to.rect, i);
    });
  };
}

/** What lies there already is shown when the picture has come; of a fan only its newest card waits. It is not animated:
 * that would give it, and whatever lies over it, a layer of its own, which would have to be painted twice more. */
function hideUntilLanded(element: Element, place: number): void {
  const newest = [...element.querySelectorAll<HTMLElement>('.animal')].at(-1) ?? (element as HTMLElement);
  const flight = String(nextFlight++);
  newest.style.opacity = '0';
  newest.dataset.awaits = flight;
  const land = (): void => {
    if (newest.dataset.awaits === flight) newest.style.opacity = '';
  };
  setTimeout(land, (FLIGHT + place * APART) * FACTORS[speed()]);
}
let nextFlight = 0;

/** The first of these places that can be seen; of two equal cards each has its own. */
function placeOf(
  names: readonly string[],
  taken: ReadonlySet<Element> = new Set(),
): { element: Element; rect: DOMRect } | undefined {
  for (const name of names) {
    const seen = [...document.querySelectorAll(`[data-place="${name}"]`)]
      .map((element) => ({ element, rect: element.getBoundingClientRect() }))
      .filter(({ rect }) => rect.width > 0 && rect.height > 0);
    const free = seen.find(({ element }) => !taken.has(element)) ?? seen[0];
    if (free) return free;
  }
  return undefined;
}

function fly({ card, turns }: Flight, from: DOMRect, to: DOMRect, place: number): void {
  const factor = FACTORS[speed()];
  const width = cardWidth(from, to);
  const picture = document.createElement('img');
  picture.className = 'flying';
  picture.alt = '';
  picture.src = quickest(turns ? backSource('habitat') : pictureOf(card), width);
  picture.style.width = `${width}px`;
  document.body.append(picture);
  const ratio = card.startsWith('token') ? 1 : 7 / 5;
  const at = (rect: DOMRect, scale: number, flip = 1): string =>
    `translate(${rect.x + rect.width / 2 - width / 2}px, ${rect.y + rect.height / 2 - (width * ratio) / 2}px) scale(${scale * flip}, ${scale})`;
  const shrink = (rect: DOMRect): number => Math.min(1, rect.width / width, rect.height / (width * ratio));
  const options = {
    duration: FLIGHT * factor,
    delay: place * APART * factor,
    easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
  };
  const flight = picture.animate(
    [
      { transform: at(from, shrink(from)) },
      ...(turns
        ? [
            { transform: at(to, shrink(to)), offset: 0.6 },
            { transform: at(to, shrink(to), 0.02), offset: 0.8 },
          ]
        : []),
      { transform: at(to, shrink(to)) },
    ],
    { ...options, fill: 'both' },
  );
  if (turns) setTimeout(() => (picture.src = quickest(pictureOf(card), width)), options.delay + options.duration * 0.8);
  flight.onfinish = () => picture.remove();
  flight.oncancel = () => picture.remove();
}

/** The total of a payment grows card by card above it. */
function countUp(cards: readonly string[], above: DOMRect | undefined): void {
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

function pictureOf(card: string): string {
  const [kind = '', detail = ''] = card.split(' ');
  if (kind === 'leader') return leaderSource(detail as Species, 'icon');
  if (kind === 'token') return tokenSource(Number(detail) as TokenValue);
  if (kind === 'back') return backSource('habitat');
  if (kind === 'R') return refillSource();
  if (isSpecies(kind)) return animalSource(kind);
  return habitatSource(kind as HabitatCode, t(`habitat-${kind.charAt(0)}.letter`));
}
