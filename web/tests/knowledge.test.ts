import { expect, test } from 'vitest';
import { knownHands, orderOfBids, racesOf, unseenCards } from '../src/play/knowledge';
import type { ShownView } from '../src/protocol';
import { companyOf } from '../src/text/names';
import previews from './previews.json';

const none = { pe: 0, sq: 0, ea: 0, ib: 0, li: 0, me: 0 };
const seat = (collection: Partial<typeof none>, rest: object = {}): object => ({
  collection: { ...none, ...collection },
  hand: null,
  known: [],
  laid: [],
  bid: null,
  ...rest,
});
const view = {
  viewer: 0,
  display: ['li', 'sq'],
  animals_left: 20,
  animals_out: ['li', 'me'],
  discard: ['F1', 'F1', 'W4'],
  tie_break: ['S2'],
  face_down: [],
  leaders: { pe: 1, sq: null, ea: null, ib: null, li: 2, me: null },
  seats: [
    seat({ pe: 2, li: 1 }, { hand: ['F1', 'M3'], bid: 'S2' }),
    seat({ pe: 2 }, { known: ['M3', 'F4'], bid: 'R' }),
    seat({ li: 3 }, { bid: 'M2', laid: ['M1'] }),
  ],
} as unknown as ShownView;

test('animals are counted by species: what came up, what is out, and what may still come', () => {
  const lions = racesOf(view).find(({ species }) => species === 'li');
  expect(lions).toMatchObject({ seen: 6, out: 1, toCome: 1, owner: 2, count: 3, oneShort: [] });
});

test('whoever would have as many as everybody else with one animal more could take the Leader', () => {
  const races = Object.fromEntries(racesOf(view).map((race) => [race.species, race.oneShort]));
  expect(races.pe).toEqual([0]);
  expect(races.sq).toEqual([0, 1, 2]);
});

test('whoever takes the animal they are short of gets its Leader, and nobody else, in real games', () => {
  const asked = previews as unknown as { view: ShownView; moves: { move: string; leaders: [string, number][] }[] }[];
  const found = new Set<boolean>();
  for (const { view, moves } of asked.filter(({ view }) => view.question === 'take'))
    for (const { move, leaders } of moves.filter(({ move }) => move.startsWith('take'))) {
      const race = racesOf(view).find(({ species }) => species === move.split(' ')[1]);
      const isShort = race?.oneShort.includes(view.viewer ?? -1);
      expect(leaders.some(([species, owner]) => species === race?.species && owner === view.viewer)).toBe(isShort);
      found.add(isShort === true);
    }
  expect(found.size).toBe(2);
});

test('cards that were not seen are the deck without all that lies open, is in my hand, or is known', () => {
  const deck = { habitat: [5, 4, 3, 2], wild: [1, 1, 1, 1] };
  expect(unseenCards(view, deck)).toEqual([
    [2, 4, 3, 1],
    [5, 2, 3, 2],
    [4, 3, 1, 2],
    [1, 1, 1, 0],
  ]);
  expect(knownHands(view)).toEqual([[], ['F4', 'M3'], []]);
});

test('bids act from the refill on by value, tied ones together', () => {
  expect(orderOfBids(view)).toEqual([
    { bid: 'R', seats: [1] },
    { bid: '2', seats: [0, 2] },
  ]);
});

test('a mixed company has one bot of each level, from the easiest on', () => {
  const levels = ['random', 'novice', 'greedy', 'expert', 'adept', 'master'];
  expect(companyOf(3, levels)).toEqual(['novice', 'greedy']);
  expect(companyOf(5, levels)).toEqual(['novice', 'greedy', 'expert', 'adept']);
  expect(companyOf(4, [])).toEqual([]);
  expect(companyOf(4, ['greedy', 'expert'])).toEqual(['greedy', 'expert', 'expert']);
});
