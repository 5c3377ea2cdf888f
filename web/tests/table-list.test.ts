import { expect, test } from 'vitest';
import { has, LANGUAGES } from '../src/i18n/index.svelte';
import type { TableSummary } from '../src/protocol';
import { speak } from './speaking';

const STATUSES: Record<TableSummary['status'], true> = {
  open: true,
  shuffling: true,
  running: true,
  paused: true,
  over: true,
};

test.each(LANGUAGES)('a list of tables says in %s how each of them stands', async (language) => {
  await speak(language);
  expect(Object.keys(STATUSES).filter((status) => !has(`table-${status}`))).toEqual([]);
});
