import { beforeAll, expect, test, vi } from 'vitest';
import { has, LANGUAGES, setLanguage } from '../src/i18n/index.svelte';
import type { TableSummary } from '../src/protocol';

const STATUSES: Record<TableSummary['status'], true> = {
  open: true,
  shuffling: true,
  running: true,
  paused: true,
  over: true,
};

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
});

test.each(LANGUAGES)('a list of tables says in %s how each of them stands', async (language) => {
  await setLanguage(language);
  expect(Object.keys(STATUSES).filter((status) => !has(`table-${status}`))).toEqual([]);
});
