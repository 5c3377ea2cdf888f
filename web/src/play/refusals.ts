import { has, t } from '../i18n/index.svelte';
import type { Refused } from '../protocol';

/** Why the table refused, in the reader's language; the rule's number where a rule says so. */
export function refusalText({ code, rule, text }: Refused): string {
  const words = has(`refused-${code}`) ? t(`refused-${code}`) : text;
  return /^R\d+$/.test(rule) ? `${words} (${rule})` : words;
}

/** Why a call to the server failed. */
export function problemText(code: string): string {
  return has(`problem-${code}`) ? t(`problem-${code}`) : t('problem-unknown');
}
