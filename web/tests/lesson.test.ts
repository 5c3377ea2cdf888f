import { describe, expect, test } from 'vitest';
import { answerTo, chapters, fits, follow, sceneAt, type Ask, type Beat, type Lesson } from '../src/learn/lesson';
import { LessonDriver, LEARNER } from '../src/learn/driver.svelte';
import { overlap, place, tipOf, uncovered, type Around, type Box } from '../src/learn/placing';
import { selectionFor } from '../src/learn/selecting';
import { answers } from '../src/play/moves';
import data from '../src/learn/lesson.json';

const tree = data as unknown as Lesson;
const { lesson } = follow(tree, []);

/** The picks of every way through the lesson. */
function ways(beats: Beat[]): string[][] {
  const choices = beats.at(-1)?.choices;
  return choices?.flatMap(({ move, beats: rest }) => ways(rest).map((more) => [move, ...more])) ?? [[]];
}
const everyWay = ways(tree.beats);
const asked = lesson.beats.flatMap((beat, i) => (beat.ask ? [{ i, ...beat, ask: beat.ask }] : []));

function driver(start = 0, reached: number[] = []): LessonDriver {
  const options = {
    factor: () => 0,
    motion: () => () => undefined,
    reached: (i: number) => reached.push(i),
  };
  return new LessonDriver(tree, options, start);
}

describe('the first game', () => {
  test('teaches every kind of decision', () => {
    const kinds = new Set(asked.map(({ ask }) => ask.move.split(' ')[0]));
    for (const kind of ['bid', 'take', 'pass', 'keep', 'pay', 'show', 'refill', 'break', 'swap']) {
      expect(kinds).toContain(kind);
    }
  });

  test('suggests moves that the table offers for the cards it picks', () => {
    for (const { i, ask } of asked) {
      const scene = sceneAt(lesson, i);
      const offered = answers(scene, LEARNER, selectionFor(scene, LEARNER, ask.move));
      expect(offered.map(({ move }) => move)).toContain(ask.move);
    }
  });

  test('unfolds to the same cards that the game gives at each question', () => {
    for (const { i, view } of asked) {
      const told = lesson.beats.slice(0, i + 1).map(({ text, at, events }) => ({ text, at, events }));
      const scene = sceneAt({ ...lesson, beats: told }, i);
      expect(view?.pending).toContain(LEARNER);
      expect(scene.seats.map(({ hand_size }) => hand_size)).toEqual(view?.seats.map(({ hand_size }) => hand_size));
      expect(scene.seats[LEARNER]?.tokens).toBe(view?.seats[LEARNER]?.tokens);
      expect(scene.leaders).toEqual(view?.leaders);
      expect(scene.pile).toBe(view?.pile);
    }
  });

  test('says what scores in its first steps and is about 55 steps long', () => {
    expect(lesson.beats[0]?.text).toBe('lesson-welcome');
    expect(lesson.beats.length).toBeLessThanOrEqual(58);
  });

  test('leaves the learner three free choices, each answered in its own words', () => {
    const free = lesson.beats.filter(({ choices }) => choices);
    expect(free).toHaveLength(3);
    for (const { choices = [] } of free) {
      expect(new Set(choices.map(({ beats }) => beats[0]?.text)).size).toBe(choices.length);
    }
  });

  test.each(everyWay.map((picks) => [picks.join(', '), picks] as const))(
    'with “%s” has the same parts and is won',
    (_, picks) => {
      const way = follow(tree, picks);
      expect(way.picks).toEqual(picks);
      expect(way.lesson.beats.length).toBe(lesson.beats.length);
      expect(chapters(way.lesson)).toEqual(chapters(lesson));
      const { result } = sceneAt(way.lesson, lesson.beats.length - 1);
      expect(result?.ranks).toEqual([1, 2, 3]);
      expect(result?.scores[LEARNER]).toMatchObject({ second: 'li', second_points: 2, leader_points: 5 });
    },
  );

  test('has parts that begin in order', () => {
    const starts = chapters(lesson).map(({ beat }) => beat);
    expect(starts[0]).toBe(0);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });
});

describe('the way through it', () => {
  test('another legal move is answered and nothing happens', () => {
    const first = asked[0]!;
    const here = driver(first.i);
    here.decide('bid R');
    expect(here.answer).toBe('lesson-first-bid-refill');
    expect(here.index).toBe(first.i);
  });

  test('the suggested move goes on', async () => {
    const first = asked[0]!;
    const here = driver(first.i);
    here.showMe();
    expect(here.selection.cards).toEqual(['F3.0']);
    here.decide('bid F3');
    await Promise.resolve();
    expect(here.index).toBe(first.i + 1);
    expect(here.answer).toBeNull();
  });

  test('the whole lesson can be played to its end, and tells how far it got', async () => {
    const reached: number[] = [];
    const here = driver(0, reached);
    while (!here.atEnd) {
      if (here.beat.ask) here.decide(here.beat.ask.move);
      else here.next();
      for (let i = 0; here.moving && i < 1000; i += 1) await Promise.resolve();
    }
    expect(reached.at(-1)).toBe(lesson.beats.length - 1);
    expect(here.scene.result?.points[LEARNER]).toBe(35);
  });

  test('a jump leaves what was under way', async () => {
    const here = driver(asked[0]!.i);
    here.decide('bid F3');
    here.show(0);
    await new Promise((resolve) => setTimeout(resolve));
    expect(here.index).toBe(0);
    expect(here.scene).toEqual(sceneAt(lesson, 0));
  });

  test('a free choice leads on with what was chosen, and can be made again', async () => {
    const at = lesson.beats.findIndex(({ text }) => text === 'lesson-take-or-pass');
    const kept: string[][] = [];
    const options = {
      factor: () => 0,
      motion: () => () => undefined,
      reached: (_: number, picks: readonly string[]) => kept.push([...picks]),
    };
    const here = new LessonDriver(tree, options, at);
    for (const [move, said] of [
      ['take ib', 'lesson-took-ibex'],
      ['pass', 'lesson-passed'],
    ]) {
      here.decide(move!);
      for (let i = 0; here.moving && i < 1000; i += 1) await Promise.resolve();
      expect(here.beat.text).toBe(said);
      expect(kept.at(-1)?.[1]).toBe(move);
      here.back();
    }
  });

  test('a kept place beyond the lesson leads to its end', () => {
    expect(driver(10_000).atEnd).toBe(true);
  });
});

describe('answers', () => {
  test('a star stands for anything', () => {
    expect(fits('take pe *', 'take pe S1 S2')).toBe(true);
    expect(fits('take pe *W2', 'take pe S1 W2')).toBe(true);
    expect(fits('take pe *', 'take me S1')).toBe(false);
    expect(fits('bid R', 'bid R S1')).toBe(false);
  });

  test('the first that fits is meant', () => {
    const ask = {
      move: 'pass',
      answers: [
        { like: 'take pe *', text: 'a' },
        { like: 'take *', text: 'b' },
      ],
    };
    expect(answerTo(ask, 'take pe S1')).toBe('a');
    expect(answerTo(ask, 'take me S1')).toBe('b');
    expect(answerTo(ask, 'pass')).toBeNull();
  });

  test('tells what brings the 2 points from what does not', () => {
    const at = (text: string): Ask => asked.find((beat) => beat.text === text)!.ask;
    const squirrel = (paid: string): string | null => answerTo(at('lesson-lion-first'), `take sq ${paid}`);
    expect(squirrel('W1')).toBe('lesson-lion-first-wild');
    expect(squirrel('M1')).toBe('lesson-lion-first-mixed');
    expect(answerTo(at('lesson-last-take'), 'take pe S1 S2')).toBe('lesson-last-take-mixed');
    expect(answerTo(at('lesson-tie-again'), 'pay W1')).toBe('lesson-tie-again-keep');
    expect(answerTo(at('lesson-tie-again'), 'pay S4')).toBe('lesson-tie-again-keep');
    expect(answerTo(at('lesson-tie-again'), 'pay F2')).toBe('lesson-tie-again-other');
  });
});

describe('a speech bubble', () => {
  const view = { x: 0, y: 0, width: 1000, height: 800 };
  const bubble = { width: 300, height: 100 };
  const around = (some: Partial<Around> = {}): Around => ({ needed: [], wanted: [], whole: [], ...some });

  test('points at what the next cards leave free of a card', () => {
    const card = { x: 100, y: 400, width: 90, height: 126 };
    const right = { x: 170, y: 400, width: 90, height: 126 };
    const below = { x: 120, y: 470, width: 90, height: 126 };
    const elsewhere = { x: 300, y: 400, width: 90, height: 126 };
    expect(uncovered(card, [right, below, elsewhere])).toEqual({ x: 100, y: 400, width: 70, height: 70 });
    expect(uncovered(card, [elsewhere])).toEqual(card);
  });

  test('lies beside what it speaks of, not over it', () => {
    const target = { x: 400, y: 300, width: 100, height: 100 };
    const spot = place(bubble, target, around(), view);
    expect(overlap({ ...spot, ...bubble }, target)).toBe(0);
    expect(spot.tail).not.toBeNull();
  });

  test('keeps off what is needed', () => {
    const target = { x: 300, y: 600, width: 400, height: 180 };
    const needed = [{ x: 0, y: 450, width: 1000, height: 150 }];
    const spot = place(bubble, target, around({ needed }), view);
    expect(overlap({ ...spot, ...bubble }, needed[0]!)).toBe(0);
  });

  test('stays inside a small window', () => {
    const small = { x: 0, y: 0, width: 360, height: 640 };
    const spot = place({ width: 348, height: 120 }, { x: 0, y: 500, width: 360, height: 140 }, around(), small);
    expect(spot.x).toBeGreaterThanOrEqual(0);
    expect(spot.x + 348).toBeLessThanOrEqual(360);
    expect(spot.y + 120).toBeLessThanOrEqual(640);
  });

  /** A phone that is full: head, two mats, display, words with answers, the own mat and the hand. */
  const phone = { x: 0, y: 0, width: 360, height: 640 };
  const head = { x: 6, y: 6, width: 140, height: 44 };
  const mats = [
    { x: 6, y: 54, width: 171, height: 66 },
    { x: 183, y: 54, width: 171, height: 66 },
  ];
  const animals = [
    { x: 96, y: 138, width: 84, height: 90 },
    { x: 182, y: 138, width: 84, height: 90 },
  ];
  const words = { x: 6, y: 265, width: 348, height: 100 };
  const own = { x: 6, y: 374, width: 348, height: 56 };
  const hand = { x: 6, y: 434, width: 348, height: 200 };
  const low = { width: 348, height: 72 };
  const full = around({ needed: [head, words], wanted: [...animals, own], whole: [...mats, ...animals, own] });
  const covers = (one: Box, boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + overlap(one, box), 0);

  test('covers whole mats where all else is wanted, and points at nothing from there', () => {
    const spot = place(low, hand, full, phone);
    expect(covers({ ...spot, ...low }, [head, words, hand, own, ...animals])).toBe(0);
    expect(covers({ ...spot, ...low }, mats)).toBeGreaterThan(0.9 * 2 * 171 * 66);
    expect(spot.tail).toBeNull();
  });

  test('never lies over the head of the page, even where it covers what is wanted', () => {
    const high = { width: 348, height: 130 };
    const spot = place(high, hand, full, phone);
    expect(covers({ ...spot, ...high }, [head, words])).toBe(0);
  });

  test('covers a thing that is not wanted rather than the half of two', () => {
    const target = { x: 0, y: 300, width: 360, height: 100 };
    const rows = [150, 230].map((y) => ({ x: 6, y, width: 348, height: 66 }));
    const spot = place(low, target, around({ wanted: [], whole: rows }), phone);
    const shares = rows.map((row) => overlap({ ...spot, ...low }, row) / (348 * 66));
    expect(shares.filter((share) => share > 0.05 && share < 0.95)).toEqual([]);
  });

  test('points past words that lie between', () => {
    const target = { x: 100, y: 400, width: 600, height: 100 };
    const between = { x: 380, y: 386, width: 60, height: 12 };
    const spot = place(bubble, target, around({ needed: [between] }), view);
    expect(spot.tail).not.toBeNull();
    expect(overlap(tipOf({ ...spot, ...bubble }, spot.tail!), between)).toBe(0);
  });

  test('has no tail where words are all that lies beside it', () => {
    const spot = place(low, { x: 0, y: 100, width: 360, height: 440 }, around(), phone);
    expect(spot.tail).not.toBeNull();
    const edge = { x: 0, y: 80, width: 360, height: 20 };
    const below = { x: 0, y: 540, width: 360, height: 20 };
    expect(
      place(low, { x: 0, y: 100, width: 360, height: 440 }, around({ needed: [edge, below] }), phone).tail,
    ).toBeNull();
  });
});
