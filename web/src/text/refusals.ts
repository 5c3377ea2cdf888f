import { has, t } from '../i18n/index.svelte';
import { isHere } from '../lib/links';
import type { Trouble } from '../net/api';
import type { Refused } from '../protocol';

/** Why the table refused, in the reader's language; never in the server's own words, which are English. */
export function refusalText({ code }: Refused): string {
  return textOf(`refused-${code}`);
}

/** Why a call failed. */
export function problemText(code: Trouble): string {
  return textOf(`problem-${code}`);
}

/** Where there is no server, nothing is said of one. */
function textOf(key: string): string {
  const found = [...(isHere() ? [`${key}-here`] : []), key].find(has);
  return t(found ?? 'problem-unknown');
}
