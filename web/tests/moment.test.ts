import { describe, expect, test } from 'vitest';
import { askedFor, momentOf, within } from '../src/replay/moment';

const read = (query: string): unknown => momentOf(new URLSearchParams(query));

describe('the address of a moment', () => {
  test('names the step and whose eyes', () => {
    expect(read('at=13&seat=1')).toEqual({ position: 13, eyes: 1 });
    expect(read('at=13')).toEqual({ position: 13, eyes: 'all' });
    expect(askedFor({ position: 13, eyes: 0 })).toEqual({ at: '13', seat: '0' });
    expect(askedFor({ position: 13, eyes: 'all' })).toEqual({ at: '13' });
  });

  test('leads to a whole step of the game, whatever somebody typed', () => {
    for (const [query, position] of [
      ['', 1],
      ['at=-5', 1],
      ['at=abc', 1],
      ['at=2.5', 2],
      ['at=Infinity', 1],
    ] as const)
      expect(read(query)).toEqual({ position, eyes: 'all' });
    expect(within({ position: 999, eyes: 7 }, 174, 3)).toEqual({ position: 174, eyes: 'all' });
    expect(within({ position: 20, eyes: 2 }, 174, 3)).toEqual({ position: 20, eyes: 2 });
  });
});
