import { listed, t } from '../i18n/index.svelte';
import type { Result } from '../protocol';
import { ranksWith } from './ranking';

/** Who won, and what decided. */
export function verdict(result: Result, names: readonly string[]): string {
  const points = Math.max(...result.points);
  const [winners = [], behind = []] = ranksWith(result, points);
  const animals = (seats: number[]): number => result.scores[seats[0] ?? 0]?.animals ?? 0;
  const called = (seats: number[]): string => listed(seats.map((seat) => names[seat] ?? ''));
  return t(`won-by-${result.decided_by}`, {
    names: called(winners),
    others: called(behind),
    points,
    animals: animals(winners),
    fewer: animals(behind),
  });
}
