import { backDrawing, preload } from '../art/drawings';
import { animal, card } from '../art/pieces';
import { tuneUp } from '../lib/sounds';
import type { AnyEvent } from '../protocol';
import { drawingOf } from './pictures';

/** Nobody waits longer for pictures than this. */
const LONGEST_MS = 250;

/** What is about to be dealt is drawn before it is dealt, and the sounds are at hand: while cards fly it would hold them
 * up. */
export function preloadDeal(events: readonly AnyEvent[]): Promise<unknown> {
  const pieces = events.flatMap((event) => {
    if (event.kind === 'dealt') return (event.cards ?? []).map(card);
    return event.kind === 'round-began' ? event.display.map(animal) : [];
  });
  tuneUp();
  const pictures = [backDrawing('habitat'), ...pieces.map(drawingOf)];
  return Promise.race([preload(pictures), new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
}
