import { expect, test } from 'vitest';
import { qrCode } from '../src/lib/qr';

/** Read back with a camera's decoder once; another pattern may still be right, but has to be looked at. */
const HELLO_TOP = 'M0 0h1v1h-1zM1 0h1v1h-1zM2 0h1v1h-1zM3 0h1v1h-1zM4 0h1v1h-1zM5 0h1v1h-1zM6 0h1v1h-1zM8 0h1v1h-1z';

test('a short text has exactly this pattern, one square for each dark module', () => {
  const { size, path } = qrCode('hello');
  expect(size).toBe(21);
  expect(path.startsWith(HELLO_TOP)).toBe(true);
  expect(path.split('M')).toHaveLength(240 + 1);
});

test('a longer text takes a larger pattern', () => {
  expect(qrCode('http://127.0.0.1:8321/#/join/abcdefghijklmnopqrstuvwx').size).toBe(33);
  expect(qrCode('y'.repeat(300)).size).toBe(69);
});
