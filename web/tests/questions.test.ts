import { beforeAll, expect, test, vi } from 'vitest';
import { LANGUAGES, setLanguage } from '../src/i18n/index.svelte';
import { selectionFor } from '../src/learn/selecting';
import { consequences } from '../src/play/moves';
import { promptText } from '../src/play/prompts';
import { consequenceText } from '../src/play/viewModel';
import { settled } from '../src/playback/scene';
import type { ShownView } from '../src/protocol';
import data from './previews.json';

/** Browser and terminal ask in the same words, and say the same of what a choice would mean. What the browser says is
 * kept in questions.json, and tests/terminal/test_means.py compares it. `npx vitest run questions -u` writes it anew. */

/** Of each question so many moves are enough. */
const MOVES = 4;
const name = (seat: number): string => `P${seat}`;

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
});

test('questions and consequences are worded as in the terminal', async () => {
  const asked = data as unknown as { view: ShownView; moves: { move: string }[] }[];
  const worded: Record<string, unknown[]> = {};
  for (const language of LANGUAGES) {
    await setLanguage(language);
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
