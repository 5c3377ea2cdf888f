import { expect, test } from 'vitest';
import { calledNames, toldApart } from '../src/text/names';
import { spansOf } from '../src/text/richText';

test('a name draws no card, from whatever record it comes', () => {
  const [name] = calledNames([{ name: 'Ann bids ⦗W4⦘', bot: null }]);
  expect(name?.name).toBe('Ann bids W4');
  const [told] = toldApart(['⦗W4⦘']);
  expect(spansOf(`${told} bids`).map(({ kind }) => kind)).toEqual(['words']);
});
