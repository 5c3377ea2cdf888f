import { describe, expect, test } from 'vitest';
import { numbersOf } from '../src/result/numbers';
import type { AnyEvent } from '../src/protocol';

const event = (kind: string, facts: object): AnyEvent => ({ kind, ...facts }) as unknown as AnyEvent;

describe('the numbers of a game', () => {
  const [ann, ben] = numbersOf(
    [
      event('bids-revealed', { bids: ['F3', 'R'] }),
      event('took', { seat: 0, animal: 'pe', payment: ['F1', 'W2'], points: 2 }),
      event('leader-moved', { species: 'pe', owner: 0 }),
      event('round-ended', {}),
      event('bids-revealed', { bids: [null, 'M1'] }),
      event('eagle-chose', { seat: 0, bid: 'S2' }),
      event('tie-began', { seats: [0, 1] }),
      event('goes-next', { seat: 1 }),
      event('took', { seat: 1, animal: 'ib', payment: [], points: 0 }),
      event('passed', { seat: 0 }),
      event('leader-moved', { species: 'pe', owner: 1 }),
      event('round-ended', {}),
    ],
    2,
  );

  test('count bids by value, Refill Hand first, and those that an eagle chose', () => {
    expect(ann?.bids).toEqual([0, 0, 1, 1, 0]);
    expect(ben?.bids).toEqual([1, 1, 0, 0, 0]);
  });

  test('name each animal with the cards it cost, the bid included', () => {
    expect(ann?.costs).toEqual([{ animal: 'pe', cards: 3 }]);
    expect(ben?.costs).toEqual([{ animal: 'ib', cards: 1 }]);
    expect(ann?.spent).toBe(3);
  });

  test('count natural habitats, passes and ties', () => {
    expect([ann?.naturals, ann?.passes, ann?.ties, ann?.tiesWon]).toEqual([1, 1, 1, 0]);
    expect([ben?.naturals, ben?.passes, ben?.ties, ben?.tiesWon]).toEqual([0, 0, 1, 1]);
  });

  test('know who led at the end of each round', () => {
    expect(ann?.leaders).toEqual([1, 0]);
    expect(ben?.leaders).toEqual([0, 1]);
  });
});

describe('a tie is won', () => {
  const won = (...events: AnyEvent[]): (number | undefined)[] =>
    numbersOf([event('tie-began', { seats: [0, 1, 2] }), ...events], 3).map(({ tiesWon }) => tiesWon);

  test('by whoever goes first, not by those who then settle who is second', () => {
    expect(
      won(
        event('goes-next', { seat: 1 }),
        event('took', { seat: 1, animal: 'pe', payment: [], points: 0 }),
        event('goes-next', { seat: 0 }),
      ),
    ).toEqual([0, 1, 0]);
  });

  test('by the only one who does not withdraw', () => {
    expect(
      won(
        event('passed', { seat: 0, why: 'withdrew' }),
        event('passed', { seat: 1, why: 'withdrew' }),
        event('took', { seat: 2, animal: 'pe', payment: [], points: 0 }),
      ),
    ).toEqual([0, 0, 1]);
  });

  test('by nobody where all withdraw or nothing is left', () => {
    expect(won(event('passed', { seat: 0, why: 'withdrew' }))).toEqual([0, 0, 0]);
    expect(won(event('passed', { seat: 0, why: 'empty-display' }))).toEqual([0, 0, 0]);
  });
});
