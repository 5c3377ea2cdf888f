import type { Eyes } from './eyes';

/** A moment of a game, as an address names it. */
export interface Moment {
  position: number;
  eyes: Eyes;
}

export function momentOf(asked: URLSearchParams): Moment {
  const seat = asked.get('seat') ?? '';
  return { position: whole(asked.get('at')) || 1, eyes: /^\d+$/.test(seat) ? Number(seat) : 'all' };
}

export function askedFor({ position, eyes }: Moment): Record<string, string> {
  return { at: String(position), ...(eyes !== 'all' && { seat: String(eyes) }) };
}

/** The same moment within a game of so many steps and players. */
export function within({ position, eyes }: Moment, steps: number, players: number): Moment {
  return {
    position: Math.max(1, Math.min(steps, position)),
    eyes: eyes === 'all' || eyes < players ? eyes : 'all',
  };
}

/** What somebody typed may be no number, or none of ours. */
function whole(text: string | null): number {
  const number = Math.floor(Number(text));
  return Number.isFinite(number) && number > 0 ? number : 0;
}
