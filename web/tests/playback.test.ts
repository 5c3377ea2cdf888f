import { beforeEach, expect, test, vi } from 'vitest';
import { FACTORS, type Speed } from '../src/lib/prefs.svelte';
import { Playback } from '../src/playback/playback.svelte';
import { unfold } from '../src/playback/unfold';
import type { AnyEvent, ShownView } from '../src/protocol';
import games from './games.json';

const [game] = games as unknown as { events: AnyEvent[]; viewer: number }[];
const events = game?.events ?? [];
const firstEnd = events.findIndex((event) => event.kind === 'round-ended');
const bid = events.findIndex((event) => event.kind === 'bids-revealed');

const viewAt = (count: number): ShownView => unfold(events, 0, count) as unknown as ShownView;
/** Whatever takes no time has happened. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false });
});

/** Nobody who does not look is kept waiting. */
const factorOf = (speed: Speed): number => (document.hidden ? 0 : FACTORS[speed]);

function started(speed: Speed, holds: boolean): Playback {
  const playback = new Playback({ factor: () => factorOf(speed), holds: () => holds });
  playback.feed(events.slice(0, bid), viewAt(bid));
  return playback;
}

test('whoever arrives sees the newest state at once', () => {
  const playback = started('normal', true);
  expect(playback.live).toBe(true);
  expect(playback.position).toBe(bid);
});

test('a game that begins is dealt before the eyes of the player', async () => {
  const playback = new Playback({ factor: () => FACTORS.off, holds: () => true });
  playback.feed(events.slice(0, bid), viewAt(bid), true);
  expect(playback.position).toBeLessThan(bid);
  await vi.waitFor(() => expect(playback.live).toBe(true));
  expect(playback.position).toBe(bid);
});

test('the story of a round stays until the player goes on', async () => {
  const playback = started('off', true);
  playback.feed(events.slice(0, firstEnd + 2), viewAt(firstEnd + 2));
  await vi.waitFor(() => expect(playback.holding).toBe(true));
  expect(playback.position).toBe(firstEnd);
  playback.goOn();
  await vi.waitFor(() => expect(playback.holding).toBe(false));
  expect(playback.live).toBe(true);
  expect(playback.position).toBe(firstEnd + 2);
});

test('automatic play does not wait', async () => {
  const playback = started('off', false);
  playback.feed(events.slice(0, firstEnd + 2), viewAt(firstEnd + 2));
  await vi.waitFor(() => expect(playback.live).toBe(true));
});

test('a step in motion is skipped at once', async () => {
  const playback = started('slow', true);
  playback.feed(events.slice(0, bid + 1), viewAt(bid + 1));
  await settle();
  expect(playback.live).toBe(false);
  playback.skip();
  await vi.waitFor(() => expect(playback.live).toBe(true));
});

test('whoever hurries still reads the story of the round before the next one begins', async () => {
  const playback = started('slow', true);
  playback.feed(events.slice(0, firstEnd + 2), viewAt(firstEnd + 2));
  playback.skip();
  await vi.waitFor(() => expect(playback.holding).toBe(true));
  expect(playback.position).toBe(firstEnd);
  playback.skip();
  await vi.waitFor(() => expect(playback.live).toBe(true));
});

test('a look back shows the moment, and the present comes back', () => {
  const playback = started('off', true);
  playback.lookBack(2);
  expect(playback.lookedBack?.round).toBe(0);
  playback.now();
  expect(playback.lookedBack).toBeNull();
});

test('cards are not dealt before there is a table for them', async () => {
  const playback = new Playback({ factor: () => FACTORS.normal, holds: () => true });
  playback.feed(events.slice(0, bid), viewAt(bid), true);
  await settle();
  expect(playback.position).toBe(1);
  playback.begin();
  await vi.waitFor(() => expect(playback.position).toBe(2));
});

test('whoever does not want to see the deal need not wait for the table', async () => {
  const playback = new Playback({ factor: () => FACTORS.normal, holds: () => true });
  playback.feed(events.slice(0, bid), viewAt(bid), true);
  playback.skip();
  await vi.waitFor(() => expect(playback.live).toBe(true));
});

test('nor before they are drawn, and whoever does not want to see the deal need not wait for that either', async () => {
  let drawn = (): void => undefined;
  const prepare = (): Promise<void> => new Promise((resolve) => (drawn = resolve));
  const playback = new Playback({ factor: () => FACTORS.normal, holds: () => true, prepare });
  playback.feed(events.slice(0, bid), viewAt(bid), true);
  playback.begin();
  await settle();
  expect(playback.position).toBe(1);
  drawn();
  await vi.waitFor(() => expect(playback.position).toBe(2));
  playback.skip();
  await vi.waitFor(() => expect(playback.live).toBe(true));
});

test('a look back ends with the game that was looked at, and going on goes back to now first', async () => {
  const playback = started('off', true);
  playback.lookBack(3);
  expect([playback.lookedBack === null, playback.lookedAt]).toEqual([false, 3]);
  playback.goOn();
  expect(playback.lookedBack).toBe(null);
  playback.feed(events.slice(0, firstEnd + 2), viewAt(firstEnd + 2));
  await settle();
  playback.lookBack(3);
  playback.goOn();
  expect([playback.lookedBack, playback.holding]).toEqual([null, true]);
  playback.lookBack(3);
  playback.feed(events.slice(0, 1), viewAt(1), true);
  expect(playback.lookedBack).toBe(null);
});

const ends = events.flatMap((event, at) => (event.kind === 'round-ended' ? [at] : []));
const later = (ends[2] ?? 0) + 2;

test('what happens while nobody looks is shown at once, and the story of the last round stays', async () => {
  const playback = started('slow', true);
  vi.stubGlobal('document', { hidden: true });
  playback.feed(events.slice(0, firstEnd + 2), viewAt(firstEnd + 2));
  await vi.waitFor(() => expect([playback.holding, playback.position]).toEqual([true, firstEnd]));
  playback.feed(events.slice(0, later), viewAt(later));
  await vi.waitFor(() => expect([playback.holding, playback.position]).toEqual([true, ends[2]]));
  vi.stubGlobal('document', { hidden: false });
  playback.goOn();
  playback.skip();
  await vi.waitFor(() => expect(playback.live).toBe(true));
});

test('where rounds go on by themselves nobody is waited for who does not look', async () => {
  const playback = started('slow', false);
  vi.stubGlobal('document', { hidden: true });
  playback.feed(events.slice(0, later), viewAt(later));
  await vi.waitFor(() => expect(playback.live).toBe(true));
});

test('news without an event does not ask before the last step is shown: what is picked then would be of an old hand', async () => {
  const playback = started('slow', false);
  playback.feed(events.slice(0, bid + 1), viewAt(bid + 1));
  await settle();
  expect(playback.position).toBe(bid + 1);
  playback.feed(events.slice(0, bid + 1), viewAt(bid + 1));
  expect(playback.live).toBe(false);
  playback.skip();
  await vi.waitFor(() => expect(playback.live).toBe(true));
});

test('whoever turns motion off before the first frame of a step sees nothing fly', async () => {
  let speed: Speed = 'normal';
  const fly = vi.fn();
  const motion = (): (() => void) => {
    speed = 'off';
    return fly;
  };
  const playback = new Playback({ factor: () => factorOf(speed), holds: () => false, motion });
  playback.feed(events.slice(0, bid), viewAt(bid));
  playback.feed(events.slice(0, bid + 1), viewAt(bid + 1));
  await vi.waitFor(() => expect(playback.live).toBe(true));
  expect(fly).not.toHaveBeenCalled();
});

test('whoever turns motion off does not wait for what is under way, but still reads the story', async () => {
  let speed: Speed = 'slow';
  const playback = new Playback({ factor: () => factorOf(speed), holds: () => true });
  playback.feed(events.slice(0, bid), viewAt(bid));
  playback.feed(events.slice(0, firstEnd + 2), viewAt(firstEnd + 2));
  await vi.waitFor(() => expect(playback.position).toBe(bid + 1));
  speed = 'off';
  playback.stopMoving();
  await vi.waitFor(() => expect([playback.holding, playback.position]).toEqual([true, firstEnd]));
  playback.stopMoving();
  await settle();
  expect(playback.holding).toBe(true);
});

test('where the reader is not waited for any more, what is held goes on with the next that happens', async () => {
  let holds = true;
  const playback = new Playback({ factor: () => FACTORS.off, holds: () => holds });
  playback.feed(events.slice(0, bid), viewAt(bid));
  playback.feed(events.slice(0, firstEnd + 2), viewAt(firstEnd + 2));
  await vi.waitFor(() => expect(playback.holding).toBe(true));
  holds = false;
  playback.feed(events.slice(0, later), viewAt(later));
  await vi.waitFor(() => expect(playback.live).toBe(true));
});

test('whoever catches up sees the newest state at once, whatever was held or under way', async () => {
  for (const speed of ['off', 'slow'] as const) {
    const playback = started(speed, true);
    playback.feed(events.slice(0, later), viewAt(later));
    await settle();
    playback.catchUp();
    await vi.waitFor(() => expect([playback.live, playback.holding, playback.position]).toEqual([true, false, later]));
    expect(playback.scene?.round).toBe(viewAt(later).round);
  }
});
