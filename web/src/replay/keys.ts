import { t } from '../i18n/index.svelte';

/** The keys of the replay, with the messages that tell what they do. */
export const keys = (): [string, string][] => [
  ['← →', 'key-step'],
  [t('keys-page'), 'key-round'],
  [t('keys-ends'), 'key-ends'],
  [t('keys-space'), 'key-play'],
  ['L', 'key-log'],
  ['T', 'key-text'],
  ['I', 'key-explain'],
  ['?', 'key-help'],
];
