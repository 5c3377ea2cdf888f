import { expect, test } from 'vitest';
import { newNote, type ShuffleNote } from '../src/lib/shuffleNotes';
import { checkShuffle } from '../src/result/fair';
import type { GameRecord } from '../src/protocol';
import games from './games.json';

const records = games.map((game) => game.record as GameRecord);
const noted = (commitment: string | null | undefined): ShuffleNote => ({
  ...newNote('table', 1),
  commitment: commitment ?? null,
  early: true,
});
const wrong = async (record: GameRecord, promised: string | null | undefined = record.commitment): Promise<string[]> =>
  (await checkShuffle(record, noted(promised))).filter(({ fine }) => fine === false).map(({ what }) => what);

test('the shuffles of games of 3, 4 and 5 players follow from their seeds', async () => {
  for (const record of records) expect(await wrong(record)).toEqual([]);
});

test('two cards that changed places are noticed', async () => {
  const [record] = records as [GameRecord];
  const swapped = (pile: string): string => pile.replace(/^(\w+) ((?!\1)\w+)/, '$2 $1');
  const cards = record.habitats?.split(' ') ?? [];
  const place = cards.findIndex((card, i) => card !== cards[i + 1]);
  const moved = [...cards];
  [moved[place], moved[place + 1]] = [cards[place + 1] as string, cards[place] as string];
  expect(await wrong({ ...record, habitats: moved.join(' ') })).toEqual(['habitats']);
  const reshuffles = record.reshuffles?.map(swapped) ?? [];
  expect(reshuffles).not.toEqual(record.reshuffles);
  expect(await wrong({ ...record, reshuffles })).toEqual(['reshuffles']);
});

test('a seed that was not promised is noticed', async () => {
  const [record] = records as [GameRecord];
  expect(await wrong(record, '0'.repeat(64))).toEqual(['promise']);
});

test('what cannot be checked is not called unfair', async () => {
  const [record] = records as [GameRecord];
  const silent = { ...record, seed: null, commitment: null };
  expect(await checkShuffle(silent, null)).toEqual([{ what: 'seed', fine: null }]);
  const [promise, word, ...piles] = await checkShuffle({ ...silent, seed: record.seed ?? '' }, null);
  expect(promise).toEqual({ what: 'promise', fine: null });
  expect(word).toEqual({ what: 'word', fine: null });
  expect(piles.map(({ fine }) => fine)).toEqual([true, true, true]);
});

test('a seed that was promised has to be shown', async () => {
  const [record] = records as [GameRecord];
  expect(await wrong({ ...record, seed: null })).toContain('promise');
});

test('a fingerprint that came with the record, or after the deal, proves nothing', async () => {
  const [record] = records as [GameRecord];
  const late = { ...noted(record.commitment), early: false };
  for (const note of [null, late]) {
    const [promise] = await checkShuffle(record, note);
    expect(promise).toEqual({ what: 'promise', fine: null });
  }
});
