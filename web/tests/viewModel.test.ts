import { beforeAll, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../src/i18n/index.svelte';
import { playerData, statusOf } from '../src/play/viewModel';
import { calledNames, namesInList, toldApart } from '../src/text/names';
import { atRest, type Scene, type SceneSeat } from '../src/playback/scene';
import type { SeatInfo } from '../src/protocol';

const held = (...holders: string[]): SeatInfo[] => holders.map((holder) => ({ holder }) as unknown as SeatInfo);

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await setLanguage('en');
});

describe('what players are called', () => {
  test('bots of one level are told apart by names, and keep their level', () => {
    const called = calledNames(['Ann', 'greedy', 'greedy (2)'], held('person', 'bot', 'bot'));
    expect(called).toEqual([
      { name: 'Ann' },
      { name: 'Iris', level: 'Gatherer' },
      { name: 'Silvan', level: 'Gatherer' },
    ]);
  });

  test('no bot bears the name of a person', () => {
    const called = calledNames(['Iris', 'greedy', 'Viola', 'expert', 'random'], undefined);
    expect(called.map(({ name }) => name)).toEqual(['Iris', 'Silvan', 'Viola', 'Florian', 'Erica']);
  });

  test('a person may be called like a level, and one whose seat a bot took keeps the name', () => {
    expect(calledNames(['greedy', 'Ben'], held('person', 'bot'))).toEqual([{ name: 'greedy' }, { name: 'Ben' }]);
  });

  test('a name written from right to left leaves the numbers beside it where they are', () => {
    const [moshe, ann] = calledNames(['משה', 'Ann'], held('person', 'person'));
    expect(moshe?.name).toBe('\u2068משה\u2069');
    expect(calledNames(['משה (2)'], held('person'))[0]?.name).toBe('\u2068משה\u2069 (2)');
    expect(ann?.name).toBe('Ann');
    expect(toldApart(['Ann', 'Ann', '', ''])).toEqual(['Ann', 'Ann (2)', '', '']);
  });

  test('a list of tables calls bots as their table does: by name once they play, by level in the lobby', () => {
    const players = ['Ann', 'greedy', 'greedy', 'Ann'];
    expect(namesInList({ status: 'running', players })).toEqual(['Ann', 'Iris', 'Silvan', 'Ann (2)']);
    expect(namesInList({ status: 'over', players: ['Iris', 'משה', 'expert'] })).toEqual([
      'Iris',
      '\u2068משה\u2069',
      'Silvan',
    ]);
    expect(namesInList({ status: 'open', players: ['Ann', '', 'greedy', 'greedy'] })).toEqual([
      'Ann',
      'Gatherer',
      'Gatherer (2)',
    ]);
  });

  test('a bot whose level nobody knows here keeps its own name', () => {
    expect(calledNames(['deep-thought', 'Ben'], held('bot', 'person'))[0]).toEqual({ name: 'deep-thought' });
  });
});

describe('what is said of a seat', () => {
  const seat = {
    hand_size: 5,
    collection: {},
    tokens: 0,
    points: 0,
    face_down: 0,
    bid: null,
    laid: [],
    decided: false,
  };
  const scene = {
    viewer: 0,
    question: 'bid',
    pending: [0, 1],
    seats: [seat, seat] as unknown as SceneSeat[],
    leaders: {},
    tied: [],
  } as unknown as Scene;
  const active = (shown: Scene): boolean[] =>
    shown.seats.map((_, i) => playerData(shown, i, { name: 'A', status: '' }).active ?? false);

  test('while the table is paused nobody is to decide', () => {
    expect(active(scene)).toEqual([true, true]);
    expect(statusOf(scene, 1, undefined)).not.toBe('');
    expect(active(atRest(scene))).toEqual([false, false]);
    expect(statusOf(atRest(scene), 0, undefined)).toBe('');
    expect(statusOf(atRest(scene), 1, undefined)).toBe('');
  });
});
