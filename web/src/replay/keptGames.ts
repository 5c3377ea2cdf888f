import { saveFile } from '../lib/files';
import { isHere } from '../lib/links';
import { hexSha256 } from '../lib/sha256';
import { api, CallRefused, type KeptGames } from '../net/api';
import type { GameRecord, PlayedGame } from '../protocol';
import { LARGEST_FILE, recordsIn } from './records';

const LENGTH_OF_NAME = 20;

/** The list of games. On this device alone nobody else has their records: they go with it, but for that of today's game,
 * which is sealed until the day is over. */
export async function saveGames(games: readonly PlayedGame[]): Promise<void> {
  const records: Record<string, GameRecord> = {};
  const add = async ({ record }: PlayedGame): Promise<void> => {
    const found = await api.record(record).catch(() => null);
    if (found) records[record] = found;
  };
  if (isHere()) await Promise.all(games.map(add));
  saveFile('wildcards-games.json', JSON.stringify(isHere() ? { games, records } : { games }, null, 1));
}

/** The games in files that were saved so, or that hold records. */
export async function gamesIn(files: readonly File[], me: string): Promise<KeptGames> {
  const all: KeptGames = { games: [], records: {} };
  for (const file of files) {
    const { games, records } = (await savedList(file)) ?? (await fromRecords(file, me));
    all.games.push(...games);
    Object.assign(all.records, records);
  }
  return all;
}

async function savedList(file: File): Promise<KeptGames | null> {
  if (file.size > LARGEST_FILE) throw new CallRefused('large-file');
  try {
    const { games, records } = JSON.parse(await file.text()) as Partial<KeptGames>;
    return Array.isArray(games) && records ? { games, records } : null;
  } catch {
    return null; // records may stand in it, one a line
  }
}

/** A record does not say who looks at it: it is whoever has the same name, or the first person. */
async function fromRecords(file: File, me: string): Promise<KeptGames> {
  const kept: KeptGames = { games: [], records: {} };
  const [, own] = /^wildcards-([a-z0-9]+)\b/.exec(file.name) ?? []; // as it is called when it is downloaded
  const found = await recordsIn([file]);
  for (const record of found) {
    const players = record.players.map((name, seat) => ({ name, bot: record.bots?.[seat] ?? null }));
    const isMine = ({ name, bot }: (typeof players)[number]): boolean => !bot && name === me;
    const seat = players.some(isMine) ? players.findIndex(isMine) : players.findIndex(({ bot }) => !bot);
    if (seat < 0) continue;
    const hash = (await hexSha256(JSON.stringify(record))).slice(0, LENGTH_OF_NAME);
    const name = own?.length === LENGTH_OF_NAME && found.length === 1 ? own : hash;
    kept.records[name] = record;
    kept.games.push({
      record: name,
      finished: Math.floor(file.lastModified / 1000),
      seat,
      players,
      points: [],
      ranks: [],
      animals: {},
      given_up: false,
      day: null,
      level: '',
    });
  }
  return kept;
}
