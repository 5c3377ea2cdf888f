import { expect, test } from 'vitest';
import type { Result } from '../src/protocol';
import { momentOf } from '../src/result/moment';

const result = (...ranks: number[]): Result => ({ ranks, points: [], scores: [], decided_by: 'points' });
const HERDS = [{ li: 3, me: 1 }, { pe: 2, sq: 2, ea: 2, ib: 2, li: 2, me: 7 }, { sq: 1 }];

test('whoever wins sees the own herd, the largest species in front', () => {
  expect(momentOf(result(1, 2, 3), HERDS, 0)).toEqual({
    kind: 'won',
    herds: [{ seat: 0, animals: ['li', 'li', 'li', 'me'] }],
  });
});

test('whoever loses sees the own herd at rest', () => {
  expect(momentOf(result(1, 2, 3), HERDS, 2)).toEqual({ kind: 'lost', herds: [{ seat: 2, animals: ['sq'] }] });
  expect(momentOf(result(1, 1, 3), HERDS, 2).kind).toBe('lost');
});

test('those who share the first place see the herds of all who do', () => {
  const { kind, herds } = momentOf(result(1, 1, 3), HERDS, 1);
  expect([kind, herds.map(({ seat }) => seat)]).toEqual(['shared', [0, 1]]);
});

test('whoever watches sees those who won', () => {
  expect(momentOf(result(2, 1, 3), HERDS, null)).toMatchObject({ kind: 'watched', herds: [{ seat: 1 }] });
  expect(momentOf(result(1, 1, 3), HERDS, null).kind).toBe('shared');
});

test('a herd is never larger than can be seen', () => {
  expect(momentOf(result(2, 1, 3), HERDS, 1).herds[0]?.animals).toHaveLength(14);
  expect(momentOf(result(1, 1, 3), HERDS, 0).herds[1]?.animals).toHaveLength(7);
});
