import { t } from '../i18n/index.svelte';
import { link } from '../lib/links';
import type { TodaysTry } from '../protocol';
import { levelName } from '../text/names';

/** The name of the day in the reader's language. The day is everybody's: its name is that of UTC. */
export function dayName(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));
}

/** The result as text for others. It tells no card. */
export function sharedText(one: TodaysTry, day: string, language: string): string {
  const { players, points, rank, place, finished } = one;
  return [
    t('today-share-title', { day: dayName(day, language) }),
    t('today-company', { players, level: levelName(one.level) }),
    t('today-share-result', { points: points ?? 0, rank: rank ?? 0, players }),
    ...(place !== null && finished > 1 ? [t('today-place', { place, count: finished })] : []),
    link('today', ''),
  ].join('\n');
}
