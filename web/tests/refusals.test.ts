import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { has, t } from '../src/i18n/index.svelte';
import { refusalText } from '../src/text/refusals';
import { speak } from './speaking';

/** What only a program can be told: about records, seeds and notation, or about actions that this client does not have. */
const NEVER_HERE = [
  'bad-entropy',
  'bad-notation',
  'bad-record',
  'bad-seed',
  'no-such-action',
  'no-word-wanted',
  'not-a-bot',
  'not-over',
  'not-the-word',
  'time-not-up',
  'words-not-due',
];

const SOURCES = join(import.meta.dirname, '../../src/wildcards');
const codesIn = (file: string): string[] =>
  [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/^ {4}code = "([^"]+)"/gm)].map((match) => match[1] ?? '');

beforeAll(() => speak('de'));

test('every refusal that can reach a player has words in the catalogues', () => {
  const codes = [...codesIn('table/refusals.py'), ...codesIn('game/refusals.py'), 'unavailable', 'refused-before'];
  expect(codes.length).toBeGreaterThan(30);
  expect([...new Set(codes)].filter((code) => !has(`refused-${code}`)).sort()).toEqual(NEVER_HERE);
});

test('a refusal is never shown in the words of the server, which are English', () => {
  expect(refusalText({ kind: 'refused', code: 'not-host', text: 'only the host may do that' } as never)).toBe(
    t('refused-not-host'),
  );
  expect(refusalText({ kind: 'refused', code: 'of-tomorrow', text: 'not before tomorrow' } as never)).toBe(
    t('problem-unknown'),
  );
});
