/** What pages and the worker that keeps the tables tell each other. All pages of the site hear all of it. */
export const CHANNEL = 'wildcards';
/** Whoever holds it keeps the tables, alone. */
export const LOCK = 'wildcards-tables';

/** Why nothing can be played here: files did not come, the browser keeps nothing, or it cannot run what has come. */
export type WhyNot = 'not-loaded' | 'no-storage' | 'not-started';

export type FromPage =
  | { kind: 'is-anybody-there' }
  | { kind: 'call'; id: string; method: string; path: string; body: string }
  | { kind: 'connect'; connection: string }
  | { kind: 'say'; connection: string; text: string }
  | { kind: 'leave'; connection: string };

export type FromTables =
  | { kind: 'starting' }
  | { kind: 'ready'; keeper: string }
  | { kind: 'failed'; why: WhyNot }
  | { kind: 'answer'; id: string; text: string }
  | { kind: 'heard'; connection: string; text: string }
  | { kind: 'hung-up'; connection: string };
