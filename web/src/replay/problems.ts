import { t } from '../i18n/index.svelte';
import { CallRefused, type CallFailure } from '../net/api';
import { problemText } from '../text/refusals';

/** What the server says of messages that are no record. */
const NO_RECORD: readonly CallFailure[] = ['bad-message', 'bad-setup', 'too-long'];

/** Why a record cannot be replayed, in one line. */
export function recordProblem(error: unknown): string {
  if (!(error instanceof CallRefused)) return problemText('bad-record');
  const [, move] = /^move (\d+)/.exec(String(error.facts['where'] ?? '')) ?? [];
  if (move) return t('problem-record-move', { move });
  return problemText(NO_RECORD.includes(error.code) ? 'bad-record' : error.code);
}
