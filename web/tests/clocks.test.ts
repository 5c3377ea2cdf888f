import { expect, test } from 'vitest';
import { CLOCKS, graceFor } from '../src/lobby/clocks';

test('a seat in a slow game is kept for whoever has gone, for days', () => {
  expect(graceFor(CLOCKS['decision-86400']!, 120)).toBe(null);
  for (const clock of ['none', 'decision-30', 'decision-90', 'bank-600'])
    expect(graceFor(CLOCKS[clock]!, 120), clock).toBe(120);
});
