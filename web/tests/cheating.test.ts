import { beforeEach, expect, test } from 'vitest';
import { newId } from '../src/lib/ids';
import { hexSha256 } from '../src/lib/sha256';
import { noteOf } from '../src/lib/shuffleNotes';
import { ShuffleWord } from '../src/play/shuffleWord';
import { CARDS, type GameRecord, type PersonAction, REFILL, SPECIES, type Update } from '../src/protocol';
import { checkShuffle, shuffled } from '../src/result/fair';

/** A server that deals as it likes, and the browsers of two honest players. What they notice is what the page claims. */

const COPIES = SPECIES.flatMap((species) => new Array<string>(7).fill(species));
const HABITATS = CARDS.filter((card) => card !== REFILL);
const DECK = HABITATS.flatMap((card) =>
  new Array<string>(card.startsWith('W') ? 1 : [4, 4, 3, 3][+card[1]! - 1]!).fill(card),
);

async function dealt(seed: string): Promise<GameRecord> {
  const animals = await shuffled(COPIES, SPECIES, seed, 'animals');
  return {
    format: 'wildcards/1',
    players: ['Ann', 'Ben', 'Puppet', 'greedy'],
    seed,
    commitment: await hexSha256(seed.split(':')[0]!),
    removed: animals.slice(0, 6).join(' '),
    animals: animals.slice(6).join(' '),
    habitats: (await shuffled(DECK, HABITATS, seed, 'habitats')).join(' '),
  } as GameRecord;
}

const toHex = (text: string): string => Buffer.from(text).toString('hex');
const seedOf = (own: string, words: (string | null)[]): string =>
  [own, ...words.filter((word) => word !== null).map(toHex)].join(':');

let tables = 0;

class Browser {
  readonly table = `table-${(tables += 1)}`;
  readonly sent: PersonAction[] = [];
  private readonly part = new ShuffleWord(this.table, async (action) => {
    this.sent.push(action);
    return null;
  });

  /** What the browser sends when it is shown this. */
  async show(shown: Shown, seat: number, word: 'promise' | 'give' | null): Promise<PersonAction | undefined> {
    const before = this.sent.length;
    const seats = shown.digests.map((digest) => ({ digest }));
    await this.part.hear({
      table: { game: 0, status: 'open', record: null, ...shown, seats },
      you: { seat, word },
    } as unknown as Update);
    return this.sent[before];
  }

  async verdict(record: GameRecord): Promise<string[]> {
    const checks = await checkShuffle(record, noteOf(this.table, 1));
    return checks.flatMap(({ what, fine }) => (fine === false ? [what] : fine === null ? [`${what}?`] : []));
  }
}

interface Shown {
  commitment: string;
  digests: (string | null)[];
  status?: Update['table']['status'];
}

let ann: Browser, ben: Browser, own: string, commitment: string, puppet: string;

beforeEach(async () => {
  [ann, ben] = [new Browser(), new Browser()];
  own = newId() + newId();
  commitment = await hexSha256(own);
  puppet = newId();
});

const digestIn = (action?: PersonAction): string => (action?.kind === 'promise-word' ? action.digest : '');
const wordIn = (action?: PersonAction): string => (action?.kind === 'give-word' ? action.word : '');

async function promises(): Promise<[string, string]> {
  const shown = { commitment, digests: [null, null, null, null] };
  return [digestIn(await ann.show(shown, 0, 'promise')), digestIn(await ben.show(shown, 1, 'promise'))];
}

/** Both give their words; each may be shown another promise of the puppet. */
async function words(digests: [string, string], forAnn: string, forBen = forAnn): Promise<[string, string]> {
  const shown = (last: string): Shown => ({ commitment, digests: [...digests, last, null], status: 'shuffling' });
  return [wordIn(await ann.show(shown(forAnn), 0, 'give')), wordIn(await ben.show(shown(forBen), 1, 'give'))];
}

test('an honest deal is found to be one, and both words are in it', async () => {
  const digests = await promises();
  const given = await words(digests, await hexSha256(puppet));
  expect(await Promise.all(given.map(hexSha256))).toEqual(digests);
  const record = await dealt(seedOf(own, [...given, puppet]));
  expect(await ann.verdict(record)).toEqual([]);
  expect(await ben.verdict(record)).toEqual([]);
});

test('no word leaves the browser before the promises lie open', async () => {
  await promises();
  expect(ann.sent.map(({ kind }) => kind)).toEqual(['promise-word']);
});

test('a server that takes another seed is noticed by everybody, though it says at the end that it promised that one', async () => {
  const given = await words(await promises(), await hexSha256(puppet));
  const record = await dealt(seedOf(newId() + newId(), [...given, puppet]));
  expect(await ann.verdict(record)).toEqual(['promise']);
  expect(await ben.verdict(record)).toEqual(['promise']);
});

test('a server that shows another fingerprint before the deal than at first is noticed', async () => {
  const digests = await promises();
  const other = newId() + newId();
  commitment = await hexSha256(other);
  const given = await words(digests, await hexSha256(puppet));
  expect(await ann.verdict(await dealt(seedOf(other, [...given, puppet])))).toEqual(['promise']);
});

test('a server that drops a word is noticed, most of all by whoever gave it', async () => {
  const [word, other] = await words(await promises(), await hexSha256(puppet));
  const record = await dealt(seedOf(own, [word, puppet]));
  expect(other).not.toBe('');
  expect(await ann.verdict(record)).toEqual(['words']);
  expect(await ben.verdict(record)).toEqual(['word', 'words']);
});

test('a puppet that looks for its word when it knows the others is noticed', async () => {
  const given = await words(await promises(), await hexSha256(puppet));
  const record = await dealt(seedOf(own, [...given, newId()]));
  expect(await ann.verdict(record)).toEqual(['words']);
  expect(await ben.verdict(record)).toEqual(['words']);
});

test('a puppet whose promise is another to each player is noticed by one of them', async () => {
  const later = newId();
  const given = await words(await promises(), await hexSha256(puppet), await hexSha256(later));
  const record = await dealt(seedOf(own, [...given, later]));
  expect(await ann.verdict(record)).toEqual(['words']);
  expect(await ben.verdict(record)).toEqual([]);
});

test('a puppet that holds its word back makes everybody give a new one, and is told of', async () => {
  const digests = await promises();
  const first = await words(digests, await hexSha256(puppet));
  const anew: Shown = { commitment, digests: [null, null, null, null], status: 'shuffling' };
  const again: [string, string] = [
    digestIn(await ann.show(anew, 0, 'promise')),
    digestIn(await ben.show(anew, 1, 'promise')),
  ];
  expect(again).not.toEqual(digests);
  const shown: Shown = { commitment, digests: [...again, null, null], status: 'shuffling' };
  const given = [wordIn(await ann.show(shown, 0, 'give')), wordIn(await ben.show(shown, 1, 'give'))];
  expect(given).not.toEqual(first);
  expect(await ann.verdict(await dealt(seedOf(own, given)))).toEqual(['again?']);
  expect(await ann.verdict(await dealt(seedOf(own, first)))).toContain('word');
});

test('a server that asks for no words can deal as it likes, and the browser does not call that fair', async () => {
  await ann.show({ commitment, digests: [null, null, null, null] }, 0, null);
  expect(await ann.verdict(await dealt(own))).toEqual(['word?']);
});

test('cards that do not follow from seed and words are noticed', async () => {
  const given = await words(await promises(), await hexSha256(puppet));
  const [record, other] = [await dealt(seedOf(own, [...given, puppet])), await dealt(own)];
  expect(await ann.verdict({ ...record, habitats: other.habitats! })).toEqual(['habitats']);
});
