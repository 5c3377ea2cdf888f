import { afterEach, describe, expect, test, vi } from 'vitest';
import { isInCache } from '../src/lib/runtime';
import { LARGEST_FILE, recordsIn, takeShared } from '../src/replay/records';

const record = (...players: string[]): object => ({ format: 'wildcards/1', players, moves: [] });
const file = (text: string): File => new File([text], 'game.json');
const names = async (...texts: string[]): Promise<string[][]> =>
  (await recordsIn(texts.map(file))).map(({ players }) => players);
const refusal = async (...files: File[]): Promise<unknown> =>
  recordsIn(files).then(
    () => 'no refusal',
    (error: unknown) => (error as { code: string }).code,
  );

describe('files with records', () => {
  test('hold one game, printed in a line or wide', async () => {
    expect(await names(JSON.stringify(record('Ann', 'Ben', 'Cleo')))).toEqual([['Ann', 'Ben', 'Cleo']]);
    expect(await names(JSON.stringify(record('Ann', 'Ben', 'Cleo'), null, 2))).toEqual([['Ann', 'Ben', 'Cleo']]);
    expect(await names(`\ufeff${JSON.stringify(record('Ann'))}\r\n`)).toEqual([['Ann']]);
  });

  test('hold many games, one a line, or are many', async () => {
    const lines = [record('Ann'), record('Ben')].map((one) => JSON.stringify(one)).join('\n\n');
    expect(await names(lines)).toEqual([['Ann'], ['Ben']]);
    expect(await names(lines, JSON.stringify(record('Cleo')))).toEqual([['Ann'], ['Ben'], ['Cleo']]);
  });

  test('hold what somebody has saved of their games', async () => {
    const saved = { games: [], records: { one: record('Ann'), other: record('Ben') } };
    expect(await names(JSON.stringify(saved, null, 1))).toEqual([['Ann'], ['Ben']]);
    expect(await refusal(file('{"games": [], "records": {}}'))).toBe('bad-record');
  });

  test('are refused with one reason', async () => {
    const whole = JSON.stringify(record('Ann'));
    expect(await refusal(file('a picture'))).toBe('bad-record');
    expect(await refusal(file(''))).toBe('bad-record');
    expect(await refusal(file(whole.slice(0, 30)))).toBe('bad-record');
    expect(await refusal(file(`${whole}\n${whole.slice(0, 30)}`))).toBe('bad-record');
    for (const other of ['[]', '3', 'null', '{"players": ["Ann"]}', '{"format": "wildcards/1"}'])
      expect(await refusal(file(other))).toBe('bad-record');
    expect(await refusal(file(whole.replace('wildcards/1', 'wildcards/2')))).toBe('other-version');
    expect(await refusal({ size: LARGEST_FILE + 1 } as File)).toBe('large-file');
  });
});

describe('where a browser is told to keep nothing', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('nothing was shared, and no file of the site is kept', async () => {
    const refuse = (): Promise<never> => Promise.reject(new DOMException('access is denied', 'SecurityError'));
    vi.stubGlobal('caches', { keys: refuse, match: refuse });
    vi.stubGlobal('document', { baseURI: 'https://example.org/cards/' });
    expect(await takeShared()).toEqual([]);
    expect(await isInCache('index.html')).toBe(false);
  });
});
