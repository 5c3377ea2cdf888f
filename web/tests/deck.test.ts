import { expect, test } from 'vitest';
import { addsUp, sameDeck, withCount } from '../src/lobby/deck';

const usual = { habitat: [4, 4, 3, 3], wild: [1, 1, 1, 1] };

test('a deck adds up to 14 cards of each habitat and 4 wild cards', () => {
  expect(addsUp(usual)).toBe(true);
  expect(addsUp({ habitat: [0, 14, 0, 0], wild: [0, 4, 0, 0] })).toBe(true);
  expect(addsUp({ ...usual, habitat: [4, 4, 3, 2] })).toBe(false);
  expect(addsUp({ ...usual, wild: [1, 1, 1, 2] })).toBe(false);
  expect(addsUp({ ...usual, habitat: [5, 4, 6, -1] })).toBe(false);
});

test('a changed count stays within what there can be', () => {
  expect(withCount(usual, 'habitat', 4, 5).habitat).toEqual([4, 4, 3, 5]);
  expect(withCount(usual, 'habitat', 1, -2).habitat).toEqual([0, 4, 3, 3]);
  expect(withCount(usual, 'wild', 2, 99).wild).toEqual([1, 4, 1, 1]);
  expect(withCount(usual, 'wild', 2, Number.NaN).wild).toEqual([1, 0, 1, 1]);
});

test('changing a count leaves the deck it came from alone', () => {
  const changed = withCount(usual, 'wild', 1, 0);
  expect(usual.wild).toEqual([1, 1, 1, 1]);
  expect(sameDeck(changed, usual)).toBe(false);
  expect(sameDeck(withCount(changed, 'wild', 1, 1), usual)).toBe(true);
});
