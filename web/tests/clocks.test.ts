import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/i18n/index.svelte';
import { clockName, CLOCKS, graceFor } from '../src/lobby/clocks';
import { speak } from './speaking';

test('a seat in a slow game is kept for whoever has gone, for days', () => {
  expect(graceFor(CLOCKS['decision-86400']!, 120)).toBe(null);
  for (const clock of ['none', 'decision-30', 'decision-90', 'bank-600'])
    expect(graceFor(CLOCKS[clock]!, 120), clock).toBe(120);
});

describe.each(LANGUAGES)('the name of a clock in %s', (language) => {
  beforeAll(() => speak(language));

  test('says what each decision adds', () => {
    expect(clockName({ kind: 'bank', seconds: 600, increment: 5 })).toMatch(/10 .*\+5 /);
    expect(clockName({ kind: 'bank', seconds: 300, increment: 3 })).toMatch(/300 .*\+3 /);
  });

  test('says nothing of what is not added', () => {
    expect(clockName({ kind: 'bank', seconds: 300, increment: 0 })).not.toContain('+');
  });
});
