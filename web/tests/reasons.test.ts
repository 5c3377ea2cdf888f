import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { has, LANGUAGES } from '../src/i18n/index.svelte';
import { speak } from './speaking';

const EXPLAINING = readFileSync(join(import.meta.dirname, '../../src/wildcards/bots/explaining.py'), 'utf8');

test.each(LANGUAGES)('every part of which a bot may speak has words in %s', async (language) => {
  await speak(language);
  const parts = [...(/^WORTH_A_WORD = \{(.+)\}$/m.exec(EXPLAINING)?.[1] ?? '').matchAll(/"(\w+)"/g)].map(
    ([, part]) => part,
  );
  expect(parts.length).toBe(6);
  expect(parts.filter((part) => !has(`reason-${part}`))).toEqual([]);
});
