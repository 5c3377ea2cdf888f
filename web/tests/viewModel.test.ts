import { beforeAll, describe, expect, test } from 'vitest';
import { NOTHING } from '../src/play/moves';
import { displayItems, playerData, statusOf } from '../src/play/viewModel';
import { calledNames, namesInList, toldApart } from '../src/text/names';
import { atRest, settled, type Scene, type SceneSeat } from '../src/playback/scene';
import type { Player, ShownView } from '../src/protocol';
import { speak } from './speaking';
import previews from './previews.json';

beforeAll(() => speak('en'));

const person = (name: string): Player => ({ name, bot: null });
const bot = (level: string, name = level): Player => ({ name, bot: level });

describe('what players are called', () => {
  test('bots of one level are told apart by names, and keep their level', () => {
    const called = calledNames([person('Ann'), bot('greedy'), bot('greedy', 'greedy (2)')]);
    expect(called).toEqual([
      { name: 'Ann' },
      { name: 'Iris', level: 'Gatherer' },
      { name: 'Silvan', level: 'Gatherer' },
    ]);
  });

  test('no bot bears the name of a person', () => {
    const called = calledNames([person('Iris'), bot('greedy'), person('Viola'), bot('expert'), bot('random')]);
    expect(called.map(({ name }) => name)).toEqual(['Iris', 'Silvan', 'Viola', 'Florian', 'Erica']);
  });

  test('a guest who calls herself like a level is a guest', () => {
    expect(calledNames([person('greedy'), person('expert (2)')])).toEqual([{ name: 'greedy' }, { name: 'expert (2)' }]);
  });

  test('a name written from right to left leaves the numbers beside it where they are', () => {
    const [moshe, ann] = calledNames([person('משה'), person('Ann')]);
    expect(moshe?.name).toBe('\u2068משה\u2069');
    expect(calledNames([person('משה (2)')])[0]?.name).toBe('\u2068משה\u2069 (2)');
    expect(ann?.name).toBe('Ann');
    expect(toldApart(['Ann', 'Ann', '', ''])).toEqual(['Ann', 'Ann (2)', '', '']);
  });

  test('a list of tables calls bots as their table does: by name once they play, by level in the lobby', () => {
    const players = [person('Ann'), bot('greedy'), bot('greedy'), person('Ann')];
    expect(namesInList({ status: 'running', players })).toEqual(['Ann', 'Iris', 'Silvan', 'Ann (2)']);
    expect(namesInList({ status: 'over', players: [person('Iris'), person('משה'), bot('expert')] })).toEqual([
      'Iris',
      '\u2068משה\u2069',
      'Silvan',
    ]);
    expect(namesInList({ status: 'open', players: [person('Ann'), person(''), bot('greedy'), bot('greedy')] })).toEqual(
      ['Ann', 'Gatherer', 'Gatherer (2)'],
    );
  });

  test('a bot whose level nobody knows here keeps its own name', () => {
    expect(calledNames([bot('deep-thought'), person('Ben')])[0]).toEqual({ name: 'deep-thought' });
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

test('an animal on display is marked if its Leader would come with it, as it then did', () => {
  const asked = (previews as unknown as { view: ShownView; moves: { move: string; leaders: unknown[][] }[] }[]).filter(
    ({ view }) => view.question === 'take',
  );
  const marked = asked.flatMap(({ view, moves }) => {
    const seat = view.viewer ?? 0;
    const items = displayItems(settled(null, view), seat, NOTHING, true);
    return moves.flatMap(({ move, leaders }) => {
      const item = items.find((one) => one && move.startsWith(`take ${one.species}`));
      return item ? [{ leads: item.leads, came: leaders.some(([, owner]) => owner === seat) }] : [];
    });
  });
  expect(new Set(marked.map(({ came }) => came))).toEqual(new Set([true, false]));
  for (const { leads, came } of marked) expect(leads).toBe(came);
});
