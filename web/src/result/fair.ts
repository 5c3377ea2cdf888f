import { habitatOf, valueOf } from '../art/codes';
import { hexSha256, sha256 } from '../lib/sha256';
import type { ShuffleNote } from '../lib/shuffleNotes';
import {
  ANIMALS_OF_A_SPECIES,
  ANIMALS_REMOVED,
  CARDS,
  DEFAULT_DECK,
  type GameRecord,
  REFILL,
  SPECIES,
} from '../protocol';

/** Checks the shuffle of a finished game in the browser: the seed must be the one whose fingerprint was seen before the
 * deal, with the words that were promised then and no others, and every pile must follow from it. Our own reading of docs/reference, on SHA-256. */

export interface Checked {
  what: 'seed' | 'promise' | 'record' | 'word' | 'words' | 'again' | 'animals' | 'habitats' | 'reshuffles';
  /** Null: it cannot be known. */
  fine: boolean | null;
}

const HABITAT_CARDS = CARDS.filter((card) => card !== REFILL);
const WORDS = 2 ** 32;

async function* words(seed: string, name: string): AsyncGenerator<number> {
  for (let block = 0; ; block += 1) {
    const view = new DataView((await sha256(`${seed}/${name}/${block}`)).buffer);
    for (let i = 0; i < 32; i += 4) yield view.getUint32(i);
  }
}

async function below(limit: number, source: AsyncGenerator<number>): Promise<number> {
  const fair = WORDS - (WORDS % limit);
  for (;;) {
    const { value } = (await source.next()) as { value: number };
    if (value < fair) return value % limit;
  }
}

export async function shuffled(
  cards: readonly string[],
  order: readonly string[],
  seed: string,
  name: string,
): Promise<string[]> {
  const pile = [...cards].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const source = words(seed, name);
  for (let place = pile.length - 1; place > 0; place -= 1) {
    const other = await below(place + 1, source);
    [pile[place], pile[other]] = [pile[other] as string, pile[place] as string];
  }
  return pile;
}

const list = (text: string | undefined): string[] => (text ? text.split(' ') : []);
const same = (a: readonly string[], b: readonly string[]): boolean => a.join(' ') === b.join(' ');

async function animalsFit(record: GameRecord, seed: string): Promise<boolean> {
  const players = record.players.length;
  const balanced = record.options?.removal !== 'random' && players === 3;
  const setAside = balanced ? SPECIES : [];
  const copies = SPECIES.flatMap((species) =>
    new Array<string>(ANIMALS_OF_A_SPECIES - (balanced ? 1 : 0)).fill(species),
  );
  const rest = await shuffled(copies, SPECIES, seed, 'animals');
  const more = (ANIMALS_REMOVED[players] ?? 0) - setAside.length;
  return (
    same([...setAside, ...rest.slice(0, more)], list(record.removed)) && same(rest.slice(more), list(record.animals))
  );
}

async function habitatsFit(record: GameRecord, seed: string): Promise<boolean> {
  const { habitat, wild } = { ...DEFAULT_DECK, ...record.deck };
  const cards = HABITAT_CARDS.flatMap((card) => {
    const counts = habitatOf(card) === 'W' ? wild : habitat;
    return new Array<string>(counts[valueOf(card) - 1] ?? 0).fill(card);
  });
  return same(await shuffled(cards, HABITAT_CARDS, seed, 'habitats'), list(record.habitats));
}

async function reshufflesFit(record: GameRecord, seed: string): Promise<boolean> {
  const piles = record.reshuffles ?? [];
  const fits = await Promise.all(
    piles.map(async (pile, i) =>
      same(await shuffled(list(pile), HABITAT_CARDS, seed, `reshuffle ${i + 1}`), list(pile)),
    ),
  );
  return fits.every(Boolean);
}

const textOf = (hex: string): string =>
  new TextDecoder().decode(Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16)));

const sorted = (list: readonly string[]): string[] => [...list].sort();

/** What this browser noted before the deal, held against the seed. Without a note nothing of that can be known. */
async function noteFits({ seed = '', commitment: claimed }: GameRecord, note: ShuffleNote | null): Promise<Checked[]> {
  const [own = '', ...added] = (seed ?? '').split(':');
  const words = added.map(textOf);
  const digests = await Promise.all(words.map(hexSha256));
  const promised = note?.early ? note.commitment : null;
  const { word, promises } = note ?? {};
  return [
    { what: 'promise', fine: promised ? own !== '' && (await hexSha256(own)) === promised : null },
    { what: 'word', fine: word && promises ? words.includes(word) : null },
    ...(claimed && (await hexSha256(own)) !== claimed ? [{ what: 'record' as const, fine: false }] : []),
    ...(promises ? [{ what: 'words' as const, fine: same(sorted(digests), sorted(promises)) }] : []),
    ...(note && note.given > 1 ? [{ what: 'again' as const, fine: null }] : []),
  ];
}

export async function checkShuffle(record: GameRecord, note: ShuffleNote | null): Promise<Checked[]> {
  const seed = record.seed ?? '';
  if (!seed && !note?.commitment) return [{ what: 'seed', fine: null }];
  return [
    ...(await noteFits(record, note)),
    { what: 'animals', fine: await animalsFit(record, seed) },
    { what: 'habitats', fine: await habitatsFit(record, seed) },
    { what: 'reshuffles', fine: await reshufflesFit(record, seed) },
  ];
}
