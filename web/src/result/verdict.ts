import { listed, t } from '../i18n/index.svelte';
import type { Result } from '../protocol';
import { ranksWith } from './ranking';

/** Who won, and what decided. */
export function verdict(result: Result, names: readonly string[], you: number | null): string {
  const points = Math.max(...result.points);
  const [winners = [], behind = []] = ranksWith(result, points);
  const animals = (seats: number[]): number => result.scores[seats[0] ?? 0]?.animals ?? 0;
  const called = (seats: number[]): string => listed(seats.map((seat) => names[seat] ?? ''));
  return t(`won-by-${result.decided_by}`, {
    names: called(winners),
    you: winners.length === 1 && winners[0] === you ? 'yes' : 'no',
    others: called(behind),
    points,
    animals: animals(winners),
    fewer: animals(behind),
  });
}

/** Which rank somebody has who did not win. */
export function ownPlace(result: Result, seat: number | null): string {
  const rank = seat === null ? 1 : (result.ranks[seat] ?? 1);
  if (seat === null || rank === 1) return '';
  return t('own-place', { rank, players: result.ranks.length, points: result.points[seat] ?? 0 });
}
