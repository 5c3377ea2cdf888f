import { expect, test } from 'vitest';
import { SPECIES } from '../src/art/codes';
import type { Scene } from '../src/playback/scene';
import { unfold } from '../src/playback/unfold';
import type { AnyEvent } from '../src/protocol';
import games from './games.json';

/** What a scene says, short; make_games.py writes the same of the server's views. */
function line(scene: Scene): string {
  const seats = scene.seats.map((seat) =>
    [
      seat.hand_size,
      seat.hand && !seat.face_down ? seat.hand.join(',') : '?',
      seat.bid ?? '-',
      seat.face_down,
      seat.laid.join(','),
      SPECIES.map((species) => seat.collection[species]).join(''),
      seat.tokens,
      seat.points,
    ].join('/'),
  );
  const leaders = SPECIES.map((species) => scene.leaders[species] ?? '-').join('');
  const head = [scene.round, scene.animals_left, scene.pile, scene.discard.join(','), leaders];
  return [...head, [...scene.display].sort().join(','), ...seats].join(' ');
}

for (const { viewer, events, steps } of games) {
  const who = viewer === null ? 'a spectator' : `seat ${viewer}`;
  test(`what ${who} was told unfolds into what the server shows, at every question of a whole game`, () => {
    // At the end all hands are discarded unseen, so the last of the steps cannot be known.
    for (const [count, told] of steps.slice(0, -1) as [number, string][])
      expect(line(unfold(events as AnyEvent[], viewer, count) as Scene)).toBe(told);
  });
}
