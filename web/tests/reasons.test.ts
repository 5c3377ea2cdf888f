import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { has, LANGUAGES, setLanguage } from '../src/i18n/index.svelte';
import { outbidText, reasonText } from '../src/text/reasons';

const EXPLAINING = readFileSync(join(import.meta.dirname, '../../src/wildcards/bots/explaining.py'), 'utf8');

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
});

test.each(LANGUAGES)('every part of which a bot may speak has words in %s', async (language) => {
  await setLanguage(language);
  const parts = [...(/^WORTH_A_WORD = \{(.+)\}$/m.exec(EXPLAINING)?.[1] ?? '').matchAll(/"(\w+)"/g)].map(
    ([, part]) => part,
  );
  expect(parts.length).toBe(6);
  expect(parts.filter((part) => !has(`reason-${part}`))).toEqual([]);
});

test('a reason says how much more or less there will be, as its language writes numbers', async () => {
  await setLanguage('en');
  expect(reasonText({ part: 'cards', by: -1.26 })).toBe('Cards in hand next round: -1.3');
  await setLanguage('de');
  expect(reasonText({ part: 'animals', by: 0.48 })).toContain('+0,5');
});

test('who can outbid is said with a chance', async () => {
  await setLanguage('en');
  expect(outbidText('Iris', 0.854)).toBe('Iris holds a higher card: 85%');
});
