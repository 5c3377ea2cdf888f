import { expect, test, vi } from 'vitest';
import { paceOf } from '../src/playback/events';
import { Player } from '../src/playback/player.svelte';
import { after, unfold } from '../src/playback/unfold';
import type { AnyEvent } from '../src/protocol';
import games from './games.json';

const events = (games as unknown as { events: AnyEvent[] }[])[0]!.events;

function player(factor: number): Player {
  const made = new Player({ factor: () => factor });
  made.events = events;
  made.cut(unfold(events, 0, 1), 1);
  return made;
}

test('events are shown one after the other, up to a place, which has the last word', async () => {
  const arrived = vi.fn();
  const shown = player(0);
  await shown.play(20, arrived);
  expect([shown.position, shown.playing]).toEqual([20, false]);
  expect(shown.scene).toEqual(unfold(events, 0, 20));
  expect(arrived).toHaveBeenCalledOnce();
});

test('whoever hurries sees the rest at once', async () => {
  const shown = player(100);
  const done = shown.play(30);
  await vi.waitFor(() => expect(shown.position).toBe(2));
  shown.hurry();
  await done;
  expect(shown.position).toBe(30);
});

test('what is stopped does not go on, and can be taken up again', async () => {
  const arrived = vi.fn();
  const shown = player(100);
  const done = shown.play(30, arrived);
  await vi.waitFor(() => expect(shown.position).toBe(2));
  shown.stop();
  await done;
  expect([shown.position, shown.playing]).toEqual([2, false]);
  expect(arrived).not.toHaveBeenCalled();
  void shown.play();
  await vi.waitFor(() => expect(shown.position).toBe(3));
  shown.stop();
});

test('a cut to another moment leaves what was under way', async () => {
  const shown = player(100);
  const done = shown.play();
  await vi.waitFor(() => expect(shown.position).toBe(2));
  shown.cut(unfold(events, 0, 50), 50);
  await done;
  expect([shown.position, shown.playing]).toEqual([50, false]);
  expect(shown.scene).toEqual(unfold(events, 0, 50));
});

test('a tie among others is one beat, in which its cards lie open', () => {
  let ties = 0;
  for (const game of games as unknown as { viewer: number | null; events: AnyEvent[] }[]) {
    let scene = unfold(game.events, game.viewer, 1)!;
    let beats: string[] | null = null;
    for (const event of game.events.slice(1)) {
      if (event.kind === 'tie-began') beats = event.seats.includes(game.viewer ?? -1) ? null : [];
      if (beats && paceOf(scene, event) > 0) beats.push(event.kind);
      if (beats && event.kind === 'goes-next') {
        const decided = {
          lion: 'goes-next',
          lead: 'goes-next',
          total: 'payments-revealed',
          'tie-break': 'tie-break-revealed',
        };
        expect(beats).toEqual([decided[event.why]]);
        beats = null;
        ties += 1;
      }
      scene = after(scene, event);
    }
  }
  expect(ties).toBeGreaterThan(3);
});
