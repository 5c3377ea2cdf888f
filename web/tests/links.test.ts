import { expect, test } from 'vitest';
import { addressed, codeIn } from '../src/lib/links';
import { pageCalled, textsOf } from '../src/pages/lazyPages';

test('an address that was typed as a path leads to the page behind the #', () => {
  expect(addressed({ pathname: '/', search: '', hash: '#/rules' })).toBe(null);
  expect(addressed({ pathname: '/', search: '?to=join/abc', hash: '' })).toBe('/#/join/abc');
  expect(addressed({ pathname: '/', search: '?to=somewhere', hash: '#/join/abc' })).toBe('/#/join/abc');
  expect(addressed({ pathname: '/index.html', search: '', hash: '' })).toBe('/');
  expect(addressed({ pathname: '/cards/', search: '?to=rules', hash: '' })).toBe('/cards/#/rules');
});

test('a code is found in what a message made of it', () => {
  expect(codeIn('ABC234.')).toBe('abc234');
  expect(codeIn('abc234 )')).toBe('abc234');
});

test('no page has the name of something that every object has', () => {
  for (const name of ['constructor', 'toString', '__proto__']) {
    expect(pageCalled(name)).toBe(undefined);
    expect(textsOf(name)).toEqual([]);
  }
});
