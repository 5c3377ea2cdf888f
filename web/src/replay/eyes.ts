import type { AnyEvent } from '../protocol';

/** Whose eyes: a seat's, or everybody's. */
export type Eyes = number | 'all';

/** An event as a seat knows it. */
export function seenBy(event: AnyEvent, eyes: Eyes): AnyEvent {
  if (eyes === 'all' || !('seat' in event) || event.seat === eyes) return event;
  if (event.kind === 'dealt' || event.kind === 'drew') return { ...event, cards: null };
  if (event.kind === 'eagle-chose') return { ...event, back: null };
  return event;
}

/** The place of the first event of each round. */
export function roundStarts(events: readonly AnyEvent[]): number[] {
  return events.flatMap((event, i) => (event.kind === 'round-began' ? [i + 1] : []));
}
