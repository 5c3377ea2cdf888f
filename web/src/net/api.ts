import type {
  About,
  GameRecord,
  Guest,
  Link,
  LinkCode,
  MadeTable,
  Me,
  MyGames,
  NewGuest,
  NewTable,
  Problem,
  ProblemCode,
  PublicTables,
  Story,
  TableSummary,
  Today,
  TodaysGame,
  TodaysTable,
} from '../protocol';

/** Why something failed: what the server said, or what the client itself found. */
export type CallFailure = ProblemCode | 'offline' | 'unknown' | 'old-client' | 'large-file' | 'other-version';

/** Something that the server, or the way to it, refused. */
export class CallRefused extends Error {
  constructor(
    readonly code: CallFailure,
    readonly facts: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

async function call<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  } catch {
    throw new CallRefused('offline');
  }
  if (response.ok) return (await response.json()) as Answer;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new CallRefused(problem.code ?? 'unknown', problem.facts ?? {});
}

const at = encodeURIComponent;

export const api = {
  about: () => call<About>('GET', '/api/about'),
  me: () => call<Me>('GET', '/api/me'),
  myGames: () => call<MyGames>('GET', '/api/me/games'),
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
