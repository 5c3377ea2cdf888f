import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/i18n/index.svelte';
import { Storyteller } from '../src/play/story';
import type { AnyEvent } from '../src/protocol';
import { speak } from './speaking';

/** Browser and terminal tell one story. What the browser tells of whole games is kept in stories.json, and a test of the
 * terminal (tests/terminal/test_story.py) compares its own with that. `npx vitest run stories -u` writes it anew. */

interface Game {
  viewer: number | null;
  events: AnyEvent[];
}

const NAMES = ['Ann', 'ben', 'Iris', 'Hiedra', 'Émile'];
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
/** Whole games, and after them what happens too seldom to be in three of them. */
const games = [...(read('games.json') as Game[]), { viewer: 0, events: read('rare-events.json') as AnyEvent[] }];

test('the stories of whole games are those that the terminal tells, too', async () => {
  const stories: Record<string, string[][]> = {};
  for (const language of LANGUAGES) {
    await speak(language);
    stories[language] = games.map(({ viewer, events }) => {
      const started = events.find((event) => event.kind === 'started');
      const names = NAMES.slice(0, started?.players.length);
      return new Storyteller(names, viewer).lines(events).map(({ text }) => text);
    });
  }
  await expect(`${JSON.stringify(stories, null, 1)}\n`).toMatchFileSnapshot('stories.json');
});
