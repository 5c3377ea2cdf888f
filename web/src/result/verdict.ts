import { t } from '../i18n/index.svelte';
import type { Result } from '../protocol';
import { listedNames } from '../text/names';
import { animalsOf, ranksWith } from './ranking';

/** Who won, and what decided. */
export function verdict(result: Result, names: readonly string[], you: number | null): string {
  const points = Math.max(...result.points);
  const [winners = [], behind = []] = ranksWith(result, points);
  return t(`won-by-${result.decided_by}`, {
    names: listedNames(names, winners),
    you: winners.length === 1 && winners[0] === you ? 'yes' : 'no',
    others: listedNames(names, behind),
    points,
    animals: animalsOf(result, winners),
    fewer: animalsOf(result, behind),
  });
}

/** Which rank somebody has who did not win. */
export function ownPlace(result: Result, seat: number | null): string {
  const rank = seat === null ? 1 : (result.ranks[seat] ?? 1);
  if (seat === null || rank === 1) return '';
  return t('own-place', { rank, players: result.ranks.length, points: result.points[seat] ?? 0 });
}
