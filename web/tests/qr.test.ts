import { expect, test } from 'vitest';
import { qrCode, qrPath } from '../src/lib/qr';

const rows = (text: string): string[] => qrCode(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

/** Read back with a camera's decoder once; any other pattern for this text is a mistake. */
const HELLO = [
  '#######..##...#######',
  '#.....#.##....#.....#',
  '#.###.#..#.##.#.###.#',
  '#.###.#...##..#.###.#',
  '#.###.#.##..#.#.###.#',
  '#.....#.....#.#.....#',
  '#######.#.#.#.#######',
  '..........###........',
  '#.#.#.#..#.#....#..#.',
  '..#.##....#...#....##',
  '.#.#..#.###.#...#####',
  '##..#.........#....#.',
  '.##.#.##..#.#.#.#....',
  '........####.#.#..###',
  '#######...##.###..###',
  '#.....#...####.##....',
  '#.###.#.#.##.###...##',
  '#.###.#..#....##..##.',
  '#.###.#.###.#...#.#.#',
  '#.....#..#....#.#..#.',
  '#######.###.#.##...##',
];

test('a short text has exactly this pattern', () => {
  expect(rows('hello')).toEqual(HELLO);
});

test('a longer text takes a larger pattern, up to the tenth size', () => {
  expect(rows('http://127.0.0.1:8321/#/join/abcdefghijklmnopqrstuvwx')).toHaveLength(33);
  expect(rows('y'.repeat(213))).toHaveLength(57);
  expect(() => qrCode('y'.repeat(214))).toThrow(RangeError);
});

test('every dark module is one square of the path', () => {
  expect(
    qrPath([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
});
