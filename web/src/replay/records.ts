import { api, CallRefused } from '../net/api';
import { saveFile } from '../lib/files';
import type { GameRecord, Story } from '../protocol';

/** Thousands of games fit into it. Whatever is larger is something else. */
export const LARGEST_FILE = 20_000_000;
const FORMAT = 'wildcards/1';

/** The records in files: each holds one, or one a line, or all that somebody has saved of their games. */
export async function recordsIn(files: readonly File[]): Promise<GameRecord[]> {
  if (files.some(({ size }) => size > LARGEST_FILE)) throw new CallRefused('large-file');
  const texts = await Promise.all(files.map((file) => file.text()));
  const found = texts.flatMap(parsed).flatMap(unwrapped).map(checked);
  if (!found.length) throw new CallRefused('bad-record');
  return found;
}

function parsed(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    const lines = text.split('\n').filter((line) => line.trim());
    if (lines.length < 2) throw new CallRefused('bad-record');
    return lines.flatMap(parsed);
  }
}

/** "My games" saves a list of games, with their records by name. */
function unwrapped(found: unknown): unknown[] {
  const { games, records } = (found ?? {}) as { games?: unknown; records?: object };
  return Array.isArray(games) && records ? Object.values(records) : [found];
}

function checked(found: unknown): GameRecord {
  const { format, players } = (found ?? {}) as Partial<GameRecord>;
  const ours = typeof format === 'string' && format.startsWith('wildcards/');
  if (ours && format !== FORMAT) throw new CallRefused('other-version');
  if (!ours || !Array.isArray(players)) throw new CallRefused('bad-record');
  return found as GameRecord;
}

const stories = new WeakMap<GameRecord, Promise<Story>>();

/** The story of a record that the server need not know; it is asked once. */
export function storyOf(record: GameRecord): Promise<Story> {
  const story = stories.get(record) ?? api.story(record);
  stories.set(record, story);
  story.catch(() => stories.delete(record));
  return story;
}

export async function download(record: string): Promise<void> {
  saveFile(`wildcards-${record}.json`, JSON.stringify(await api.record(record)));
}

/** What somebody shared with the app, once: the service worker has put it aside. */
export async function takeShared(): Promise<File[]> {
  if (!('caches' in globalThis)) return []; // over plain HTTP
  const kept = await caches.keys().catch(() => []); // where the browser keeps nothing, nothing waits
  const name = kept.find((one) => one === `wildcards-shared ${new URL('./', document.baseURI).href}`);
  const response = name && (await (await caches.open(name)).match('shared'));
  if (!response) return [];
  const texts = (await response.json()) as string[];
  await caches.delete(name);
  return texts.map((text, i) => new File([text], `shared-${i}.json`));
}
