import { has, t } from '../i18n/index.svelte';
import type { Refused } from '../protocol';

/** Why the table refused, in the reader's language; never in the server's own words, which are English. */
export function refusalText({ code }: Refused): string {
  return has(`refused-${code}`) ? t(`refused-${code}`) : t('problem-unknown');
}

/** Why a call to the server failed. */
export function problemText(code: string): string {
  return has(`problem-${code}`) ? t(`problem-${code}`) : t('problem-unknown');
}
