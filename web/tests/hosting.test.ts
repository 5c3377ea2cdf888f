import { expect, test } from 'vitest';
import { hasNewHost } from '../src/lobby/hosting';
import type { TableInfo } from '../src/protocol';

/** Seats by whom they are held, a dot for a free one, and the host's seat. */
const table = (seats: string, host: number | null): TableInfo =>
  ({
    host,
    seats: [...seats].map((name) => ({ holder: name === '.' ? 'empty' : 'person', name })),
  }) as unknown as TableInfo;

test('somebody who already sat there becomes host, whether the old one has left or stays away', () => {
  expect(hasNewHost(table('AB.', 0), table('AB.', 1))).toBe(true);
  expect(hasNewHost(table('AB.', 0), table('.B.', 1))).toBe(true);
});

test('a host who takes another seat is the same host', () => {
  expect(hasNewHost(table('AB.', 0), table('.BA', 2))).toBe(false);
  expect(hasNewHost(table('AB.', 0), table('ABC', 0))).toBe(false);
});

test('a table of fewer seats keeps its host', () => {
  expect(hasNewHost(table('.B.A', 3), table('AB.', 0))).toBe(false);
});

test('a table that had no host has one as soon as somebody sits down', () => {
  expect(hasNewHost(table('...', null), table('B..', 0))).toBe(false);
  expect(hasNewHost(table('A..', 0), table('...', null))).toBe(false);
});
