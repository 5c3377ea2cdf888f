import { describe, expect, test } from 'vitest';
import type { PlayedGame } from '../src/protocol';
import {
  bestGame,
  byOpponents,
  byPlayers,
  collected,
  course,
  isShared,
  isWon,
  opponents,
  streaks,
  tally,
} from '../src/record/record';

const NONE = { pe: 0, sq: 0, ea: 0, ib: 0, li: 0, me: 0 };

/** A game against bots of these levels, or people; the own points, then the others'. */
function game(others: (string | null)[], points: number[], changes: Partial<PlayedGame> = {}): PlayedGame {
  const players = [null, ...others].map((bot, i) => ({ name: bot ?? `P${i}`, bot }));
  const ranks = points.map((own) => 1 + points.filter((other) => other > own).length);
  return {
    record: `r${Math.random()}`,
    finished: 0,
    seat: 0,
    players,
    points,
    ranks,
    animals: NONE,
    given_up: false,
    day: null,
    level: '',
    ...changes,
  };
}
const GREEDY = ['greedy', 'greedy'];
const won = (points = 30): PlayedGame => game(GREEDY, [points, 9, 8]);
const lost = (points = 7): PlayedGame => game(GREEDY, [points, 19, 18]);

describe('the record', () => {
  test('counts games, wins and average points', () => {
    expect(tally([won(30), lost(10), won(20)])).toEqual({ games: 3, wins: 2, points: 20 });
    expect(tally([])).toEqual({ games: 0, wins: 0, points: null });
  });

  test('counts a shared first place as a win, and says that it is shared', () => {
    const shared = game(GREEDY, [20, 20, 3]);
    expect([isWon(shared), isShared(shared), isShared(won())]).toEqual([true, true, false]);
  });

  test('counts a game that was given up as a game without points', () => {
    const given = { ...won(50), given_up: true };
    expect(tally([given, won(30)])).toEqual({ games: 2, wins: 1, points: 30 });
    expect(bestGame([given, won(30)])?.points[0]).toBe(30);
    expect(streaks([won(), given, won(), won()])).toEqual({ now: 1, longest: 2 });
    expect(course([given, won(30)], 9)).toHaveLength(1);
  });

  test('tells wins in a row, now and at best; the newest game comes first', () => {
    expect(streaks([won(), won(), lost(), won(), won(), won(), lost()])).toEqual({ now: 2, longest: 3 });
    expect(streaks([lost(), won()])).toEqual({ now: 0, longest: 1 });
    expect(streaks([won(), won()])).toEqual({ now: 2, longest: 2 });
    expect(streaks([])).toEqual({ now: 0, longest: 0 });
  });

  test('tells games apart by number of players and by opponents', () => {
    const four = game(['expert', null, 'expert'], [40, 1, 2, 3]);
    expect(opponents(four)).toEqual(['expert', 'people']);
    expect(opponents({ ...four, seat: 2 })).toEqual(['people', 'expert']);
    const games = [four, won(), lost()];
    expect(byPlayers(games).map(([count, { games }]) => [count, games])).toEqual([
      [3, 2],
      [4, 1],
    ]);
    expect(byOpponents(games).map(([who, { games, wins }]) => [who, games, wins])).toEqual([
      ['greedy', 2, 1],
      ['expert', 1, 1],
      ['people', 1, 1],
    ]);
  });

  test('finds the first of the best games and the species collected most', () => {
    const [late, early] = [won(44), won(44)];
    expect(bestGame([late, lost(), early])).toBe(early);
    expect(bestGame([])).toBe(null);
    const herd = collected([
      { ...won(), animals: { ...NONE, li: 4, me: 1 } },
      { ...won(), animals: { ...NONE, me: 5 } },
    ]);
    expect(herd.slice(0, 2)).toEqual([
      ['me', 6],
      ['li', 4],
    ]);
  });

  test('tells points over time, oldest first, with the average of the last ten', () => {
    const games = Array.from({ length: 15 }, (_, i) => won(15 - i));
    const told = course(games, 12);
    expect(told.map(({ points }) => points)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(told.at(-1)?.average).toBe(10.5);
  });
});
