import { t } from '../i18n/index.svelte';
import type { Clock } from '../protocol';

/** The clocks that a host can choose. */
export const CLOCKS: Record<string, Clock> = {
  none: { kind: 'none' },
  'decision-30': { kind: 'decision', seconds: 30 },
  'decision-90': { kind: 'decision', seconds: 90 },
  'bank-600': { kind: 'bank', seconds: 600, increment: 5 },
  'decision-86400': { kind: 'decision', seconds: 86400 },
};

/** From here on a game is played slowly: nobody is expected to stay at the table. */
const SLOW_SECONDS = 3600;

/** How long a seat is kept for somebody who has gone; null: for ever. */
export function graceFor(clock: Clock, usual: number | null): number | null {
  return clock.kind === 'decision' && clock.seconds >= SLOW_SECONDS ? null : usual;
}

/** How many seconds those who watch can be behind. */
export const DELAYS = [0, 30, 60, 180, 600];

export function delayName(seconds: number): string {
  if (!seconds) return t('watch-delay-none');
  if (seconds % 60) return t('watch-delay-seconds', { count: seconds });
  return t('watch-delay-minutes', { count: seconds / 60 });
}

/** Its name among those, empty for another clock. */
export function presetOf(clock: Clock): string {
  return Object.keys(CLOCKS).find((name) => JSON.stringify(CLOCKS[name]) === JSON.stringify(clock)) ?? '';
}

export function clockName(clock: Clock): string {
  const preset = presetOf(clock);
  if (preset) return t(`clock-${preset}`);
  return clock.kind === 'none' ? t('clock-none') : t(`clock-${clock.kind}-other`, { ...clock });
}
