import { has, t } from '../i18n/index.svelte';
import type { Refused } from '../protocol';

/** Why the table refused, in the reader's language. */
export function refusalText({ code, text }: Refused): string {
  return has(`refused-${code}`) ? t(`refused-${code}`) : text;
}

/** Why a call to the server failed. */
export function problemText(code: string): string {
  return has(`problem-${code}`) ? t(`problem-${code}`) : t('problem-unknown');
}
