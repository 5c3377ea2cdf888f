import type { SeatInfo } from '../protocol';

/** Seconds that a seat has left, counted on from what the server told; null without a clock. */
export function secondsLeft(info: SeatInfo | undefined, heardAt: number, now: number): number | null {
  if (!info || info.time_left === null) return null;
  return info.ticking ? countedDown(info.time_left, heardAt, now) : Math.ceil(info.time_left / 1000);
}

/** Seconds that are left of so many milliseconds, as they were when the server told of them. */
export function countedDown(milliseconds: number, heardAt: number, now: number): number {
  return Math.max(0, Math.ceil((milliseconds - Math.max(0, now - heardAt)) / 1000));
}

/** For example 1:05, or 23 h where there is plenty. */
export function clockText(seconds: number): string {
  if (seconds >= 5400) return `${Math.round(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** As for the host: after a longer one the machine slept, or the page stood still, and nobody was charged for it. */
const LONGEST_GAP_MS = 15_000;

/** The time, moving while something ticks. After a gap it asks anew what is left. */
export class Ticker {
  now = $state(performance.now());

  constructor(ticking: () => boolean, askAnew?: () => void) {
    $effect(() => {
      if (!ticking()) return;
      let last = Date.now(); // goes on while a machine sleeps; the steadier clock does not everywhere
      const timer = setInterval(() => {
        this.now = performance.now();
        const gap = Date.now() - last;
        last += gap;
        if (gap > LONGEST_GAP_MS) askAnew?.();
      }, 250);
      return () => clearInterval(timer);
    });
  }
}
