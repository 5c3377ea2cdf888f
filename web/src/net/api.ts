import { isHere } from '../lib/links';
import type {
  About,
  Agreed,
  GameRecord,
  Guest,
  Link,
  LinkCode,
  MadeTable,
  Me,
  MyData,
  MyGames,
  NewGuest,
  NewReport,
  NewTable,
  PlayedGame,
  Problem,
  ProblemCode,
  PublicTables,
  Reported,
  Story,
  TableSummary,
  Today,
  TodaysGame,
  TodaysTable,
  WhyBye,
} from '../protocol';
import type { Line } from './connection';
import type { WhyNot } from '../local/messages';
import { device } from './device.svelte';

/** Why something failed: what the server said, or what the client itself found. */
export type CallFailure = ProblemCode | WhyNot | 'offline' | 'unknown' | 'old-client' | 'large-file' | 'other-version';

/** Why a page cannot be shown, or why something on it did not work. */
export type Trouble = CallFailure | WhyBye | 'broken' | 'no-answer' | 'page' | 'table-over' | 'table-started';

/** Something that the server, or the way to it, refused. */
export class CallRefused extends Error {
  constructor(
    readonly code: CallFailure,
    readonly facts: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

export const failureOf = (error: unknown): CallFailure => (error instanceof CallRefused ? error.code : 'unknown');

/** Finished games from a file, as `wildcards.local.kept_games` takes them. */
export interface KeptGames {
  games: PlayedGame[];
  records: Record<string, GameRecord>;
}

async function call<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer> {
  const [status, answer] = isHere() ? await callDevice(method, path, body) : await callServer(method, path, body);
  if (status >= 200 && status < 300) return answer as Answer;
  const problem = (answer ?? {}) as Partial<Problem>;
  throw new CallRefused(problem.code ?? 'unknown', problem.facts ?? {});
}

async function callServer(method: string, path: string, body?: object): Promise<[number, unknown]> {
  try {
    const response = await fetch(path.slice(1), {
      method,
      credentials: 'same-origin',
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    return [response.status, await response.json().catch(() => null)];
  } catch {
    throw new CallRefused('offline');
  }
}

async function callDevice(method: string, path: string, body?: object): Promise<[number, unknown]> {
  const answer = await device.call(method, path, body);
  if (!answer) throw new CallRefused(device.why);
  return answer;
}

/** Where the tables are to be had that the address speaks of. */
export function line(): Line {
  if (isHere()) return { dial: device.dial, isPreparing: () => device.state !== 'ready' };
  const address = new URL('ws', document.baseURI);
  address.protocol = address.protocol.replace('http', 'ws');
  return { dial: () => new WebSocket(address), isPreparing: () => false };
}

const at = encodeURIComponent;

export const api = {
  about: () => call<About>('GET', '/api/about'),
  me: () => call<Me>('GET', '/api/me'),
  myData: () => call<MyData>('GET', '/api/me/data'),
  forgetMe: () => call<Agreed>('POST', '/api/me/forget'),
  logOutEverywhere: () => call<Agreed>('POST', '/api/me/log-out'),
  report: (body: NewReport) => call<Reported>('POST', '/api/reports', body),
  myGames: () => call<MyGames>('GET', '/api/me/games'),
  addGames: (body: KeptGames) => call<MyGames>('POST', '/api/me/games', body),
  forgetGames: () => call<MyGames>('DELETE', '/api/me/games'),
  today: () => call<Today>('GET', '/api/today'),
  playToday: (body: TodaysGame) => call<TodaysTable>('POST', '/api/today', body),
  becomeGuest: (body: NewGuest) => call<Guest>('POST', '/api/guests', body),
  tables: () => call<PublicTables>('GET', '/api/tables'),
  makeTable: (body: NewTable) => call<MadeTable>('POST', '/api/tables', body),
  table: (table: string) => call<TableSummary>('GET', `/api/tables/${at(table)}`),
  link: (body: LinkCode) => call<Link>('POST', '/api/links', body),
  story: (body: GameRecord) => call<Story>('POST', '/api/stories', body),
  recordedStory: (record: string) => call<Story>('GET', `/api/records/${at(record)}/story`),
  record: (record: string) => call<GameRecord>('GET', `/api/records/${at(record)}`),
};
