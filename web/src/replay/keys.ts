/** The keys of the replay, with the messages that tell what they do. */
export const KEYS: [string, string][] = [
  ['← →', 'key-step'],
  ['PgUp PgDn', 'key-round'],
  ['Home End', 'key-ends'],
  ['␣', 'key-play'],
  ['L', 'key-log'],
  ['T', 'key-text'],
  ['I', 'key-explain'],
  ['?', 'key-help'],
];
