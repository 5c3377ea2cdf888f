import { beforeAll, expect, test } from 'vitest';
import { ownPlace, verdict } from '../src/result/verdict';
import type { Result } from '../src/protocol';
import { speak } from './speaking';

const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

beforeAll(() => speak('en'));

test('whoever did not win reads which rank it was, others need no such line', () => {
  const result = { points: [9, 23, 1], ranks: [2, 1, 3] } as unknown as Result;
  expect(plain(ownPlace(result, 0))).toBe('Your rank: 2 of 3, with 9 points.');
  expect(plain(ownPlace(result, 2))).toBe('Your rank: 3 of 3, with 1 point.');
  expect(ownPlace(result, 1)).toBe('');
  expect(ownPlace(result, null)).toBe('');
});

test('the winner is spoken to, others are told about', () => {
  const result = {
    points: [9, 23],
    ranks: [2, 1],
    scores: [{ animals: 7 }, { animals: 8 }],
    decided_by: 'points',
  } as unknown as Result;
  expect(plain(verdict(result, ['Ann', 'Ben'], 1))).toBe('You win with 23 points.');
  expect(plain(verdict(result, ['Ann', 'Ben'], 0))).toBe('Ben wins with 23 points.');
  expect(plain(verdict(result, ['Ann', 'Ben'], null))).toBe('Ben wins with 23 points.');
});
