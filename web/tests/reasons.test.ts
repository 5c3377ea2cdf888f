import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { has, LANGUAGES, setLanguage } from '../src/i18n/index.svelte';

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
