import { locale, t } from '../i18n/index.svelte';
import { link } from '../lib/links';
import type { TodaysTry } from '../protocol';
import { levelName } from '../text/names';

/** The name of the day in the reader's language. The day is everybody's: its name is that of UTC. */
export function dayName(day: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));
}

/** The result as text for others. It tells no card. */
export function sharedText(one: TodaysTry, day: string): string {
  const { players, points, rank, place, finished } = one;
  return [
    t('today-share-title', { day: dayName(day) }),
    t('today-company', { players, level: levelName(one.level) }),
    t('today-share-result', { points: points ?? 0, rank: rank ?? 0, players }),
    ...(place !== null && finished > 1 ? [t('today-place', { place, count: finished })] : []),
    link('today', ''),
  ].join('\n');
}
