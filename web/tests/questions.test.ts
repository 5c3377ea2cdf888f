import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/i18n/index.svelte';
import { selectionFor } from '../src/learn/selecting';
import { animalStanding, cardStanding, consequences, handIds, NOTHING, pickCard } from '../src/play/moves';
import { promptText } from '../src/play/prompts';
import { consequenceText } from '../src/play/viewModel';
import { settled } from '../src/playback/scene';
import type { ShownView } from '../src/protocol';
import { speak } from './speaking';
import data from './previews.json';

/** Browser and terminal ask in the same words, and say the same of what a choice would mean and of what cannot be
 * picked. What the browser says is kept in questions.json and not-pickable.json, and tests/terminal/test_means.py
 * compares it. `npx vitest run questions -u` writes them anew. */

const asked = data as unknown as { view: ShownView; moves: { move: string }[] }[];
/** Of each question so many moves are enough. */
const MOVES = 4;
const name = (seat: number): string => `P${seat}`;

test('questions and consequences are worded as in the terminal', async () => {
  const worded: Record<string, unknown[]> = {};
  for (const language of LANGUAGES) {
    await speak(language);
    worded[language] = asked.map(({ view, moves }) => {
      const scene = settled(null, view);
      const seat = view.viewer ?? 0;
      return {
        prompt: promptText(scene, seat, name),
        means: moves
          .slice(0, MOVES)
          .map(({ move }) => [
            move,
            ...consequences(scene, seat, selectionFor(scene, seat, move)).map((one) => consequenceText(one, name)),
          ]),
      };
    });
  }
  await expect(`${JSON.stringify(worded, null)}\n`).toMatchFileSnapshot('questions.json');
});

test('what cannot be picked has the same reason as in the terminal', async () => {
  const reasons = asked.map(({ view }) => {
    const scene = settled(null, view);
    const seat = view.viewer ?? 0;
    const hand = handIds(scene, seat);
    const all = hand.reduce((picked, id) => pickCard(scene, seat, picked, id), NOTHING);
    return {
      cards: [NOTHING, all].map((picked) => hand.map((id) => cardStanding(scene, seat, picked, id).why ?? null)),
      animals: animalStanding(scene, seat).why ?? null,
    };
  });
  await expect(`${JSON.stringify(reasons, null)}\n`).toMatchFileSnapshot('not-pickable.json');
});
