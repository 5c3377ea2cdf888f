import { expect, test } from 'vitest';
import { quickest, widthFor } from '../src/art/bitmaps';
import { picture } from '../src/art/paper';

const changes = [...picture('').matchAll(/max-width:(\d+)px/g)].map(([, width]) => Number(width));

test('a bitmap is never smaller than the card, and shows what the drawing shows in that size', () => {
  expect(changes).toEqual([64, 52]);
  for (let width = 1; width <= 300; width += 1) {
    const made = widthFor(width) ?? 0;
    expect(made).toBeGreaterThanOrEqual(width);
    for (const change of changes) expect(made <= change).toBe(width <= change);
  }
});

test('a card larger than any bitmap stays a drawing, and so does one that has no bitmap yet', () => {
  expect(widthFor(301)).toBeUndefined();
  globalThis.devicePixelRatio = 1;
  expect(quickest('blob:lion', 90)).toBe('blob:lion');
});
