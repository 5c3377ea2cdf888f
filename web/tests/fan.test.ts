import { describe, expect, it } from 'vitest';
import { fan, PRINT, TOUCH } from '../src/table/fan';

const boxes = [
  [348, 130],
  [752, 230],
  [640, 230],
  [1180, 380],
] as const;

describe.each(boxes)('a hand in a box of %i × %i', (width, height) => {
  for (let count = 1; count <= 12; count++) {
    const { cardWidth, rise, places } = fan(count, width, height);

    it(`gives each of ${count} cards a place inside the box`, () => {
      expect(places).toHaveLength(count);
      for (const { x, y } of places) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + cardWidth).toBeLessThanOrEqual(width + 0.01);
        expect(y).toBeGreaterThanOrEqual(rise);
        expect(y + cardWidth * 1.4).toBeLessThanOrEqual(height + 0.01);
      }
    });

    it(`leaves enough of each of ${count} cards uncovered for a finger, and for its value and habitat`, () => {
      places.slice(1).forEach((place, i) => {
        const before = places[i];
        if (before && Math.abs(before.y - place.y) < cardWidth * 0.2) {
          expect(place.x - before.x).toBeGreaterThanOrEqual(Math.max(TOUCH, cardWidth * PRINT) - 0.01);
        }
      });
    });
  }
});

it('five cards lie in one row on a phone, where they are larger than in two', () => {
  const { cardWidth, places } = fan(5, 348, 190);
  expect(cardWidth).toBeGreaterThan(100);
  expect(new Set(places.map(({ x }) => x)).size).toBe(5);
});

it('an empty hand takes no places', () => {
  expect(fan(0, 300, 100).places).toEqual([]);
});

it('a hand that has not been measured yet takes no places', () => {
  expect(fan(5, 0, 0).places).toEqual([]);
});
