import { describe, expect, it } from 'vitest';
import { tieBreaks } from '../src/result/ranking';
import type { Result } from '../src/protocol';

function result(points: number[], animals: number[], ranks: number[]): Result {
  return { points, ranks, scores: animals.map((count) => ({ animals: count })) } as unknown as Result;
}

describe('how equal points are told apart', () => {
  it('says nothing where all points differ', () => {
    expect(tieBreaks(result([20, 18, 12], [7, 7, 7], [1, 2, 3]))).toEqual([]);
  });

  it('leaves the first rank to the verdict', () => {
    expect(tieBreaks(result([20, 20, 12], [8, 7, 7], [1, 2, 3]))).toEqual([]);
    expect(tieBreaks(result([20, 20, 12], [7, 7, 7], [1, 1, 3]))).toEqual([]);
  });

  it('names who had more animals', () => {
    expect(tieBreaks(result([15, 20, 15], [6, 9, 7], [3, 1, 2]))).toEqual([
      { kind: 'by-animals', seats: [2], behind: [0], points: 15, animals: 7, fewer: 6 },
    ]);
  });

  it('names all who share a rank', () => {
    expect(tieBreaks(result([15, 20, 15, 15], [6, 9, 6, 6], [2, 1, 2, 2]))).toEqual([
      { kind: 'shared', seats: [0, 2, 3], behind: [], points: 15, animals: 6, fewer: 0 },
    ]);
  });

  it('says why somebody with the points of shared winners is behind them', () => {
    expect(tieBreaks(result([9, 10, 10, 10], [8, 7, 6, 7], [4, 1, 3, 1]))).toEqual([
      { kind: 'by-animals', seats: [1, 3], behind: [2], points: 10, animals: 7, fewer: 6 },
    ]);
  });

  it('goes on behind a winner with more animals', () => {
    expect(tieBreaks(result([10, 10, 10, 10], [9, 7, 7, 6], [1, 2, 2, 4]))).toEqual([
      { kind: 'shared', seats: [1, 2], behind: [], points: 10, animals: 7, fewer: 0 },
      { kind: 'by-animals', seats: [1, 2], behind: [3], points: 10, animals: 7, fewer: 6 },
    ]);
  });
});
