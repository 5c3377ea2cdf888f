import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLES, RULINGS, SECTIONS, addressOf, type Block } from '../src/rulebook/contents';
import { sceneOf } from '../src/rulebook/scenes';
import { fold, hits, patternsOf, stretches } from '../src/rulebook/search';
import { Sieve } from '../src/rulebook/sifting';
import { sceneAt } from '../src/learn/lesson';
import { speak } from './speaking';

describe('search', () => {
  const found = (text: string, query: string): boolean => hits(text, patternsOf(query)) === patternsOf(query).length;

  test('takes no notice of capitals and accents', () => {
    expect(fold('Águila, ÍBICE, Gebäude, voilà')).toBe('aguila, ibice, gebaude, voila');
    expect(found('El águila va primero', 'AGUILA prim')).toBe(true);
    expect(found('Steinböcke', 'steinbocke')).toBe(true);
  });

  test('counts the words that are found', () => {
    expect(hits('The lion wins every tie', patternsOf('lion eagle'))).toBe(1);
    expect(hits('The lion wins every tie', patternsOf('zebra'))).toBe(0);
  });

  test.each([
    ['A tie of 1s', 'tied'],
    ['the other players', 'player'],
    ['one player', 'players'],
    ['a hand of ten', 'hands'],
    ['Die Nachziehkarte', 'karte'],
    ['Exchange an animal', 'swap'],
    ['The meerkat’s exchange', "meerkat's"],
    ['All three repeat it', '3'],
  ])('in “%s” finds “%s”', (text, query) => {
    expect(found(text, query)).toBe(true);
  });

  test.each([
    ['Ein Tier', 'ties'],
    ['The game', 'am'],
    ['There are three', 'the lion'],
    ['The lowest value', 'lion'],
  ])('in “%s” does not find “%s”', (text, query) => {
    expect(found(text, query)).toBe(false);
  });

  test('passes over the small words of a question, unless there are no others', () => {
    expect(patternsOf('what happens if three are tied')).toHaveLength(2);
    expect(patternsOf('the')).toHaveLength(1);
  });

  test('marks what is found in the text as it is written', () => {
    expect(stretches('Das Águila', patternsOf('aguila'))).toEqual([
      { text: 'Das ', found: false },
      { text: 'Águila', found: true },
    ]);
    expect(stretches('außer Joker', patternsOf('ausser'))[0]).toEqual({ text: 'außer', found: true });
  });

  test('marks nothing where nothing is asked', () => {
    expect(stretches('Joker', [])).toEqual([{ text: 'Joker', found: false }]);
  });
});

describe('a search of the page', () => {
  const answers = (query: string): string[] => {
    const sieve = new Sieve(patternsOf(query));
    return SECTIONS.flatMap(({ id, blocks }) => blocks.flatMap((block) => sieve.left(id, block)));
  };
  beforeAll(() => speak('en', ['rules']));

  test.each([
    ['tie three players', 'rulebook-ties-intro'],
    ['three tied', 'rulebook-ties-intro'],
    ['three tied', 'break'],
    ['ibex leader power', 'ib'],
    ['how do I win', 'rulebook-minute-goal'],
    ['all at random', 'rulebook-setup-animals'],
    ['shared rank', 'rulebook-end-rank'],
    ['is the seed secret', 'rulebook-seen-secret'],
    ['two equal largest species', 'rulebook-end-second'],
    ['resolve bids', 'rulebook-resolve'],
    ['max hand size', 'rulebook-setup-limit'],
    ['can I undo', 'R22'],
  ])('for “%s” finds %s', (query, name) => {
    expect(answers(query)).toContain(name);
  });

  test('in English finds words of the other languages', () => {
    for (const word of ['Löwe', 'león', 'leone', 'leeuw'])
      expect(answers(word), word).toEqual(expect.arrayContaining(answers('lion')));
    for (const word of ['Gleichstand', 'empate', 'pareggio', 'conflict'])
      expect(answers(word), word).toContain('rulebook-ties-intro');
  });

  test('finds nothing that is not there, and hides nothing where nothing is asked', () => {
    expect(answers('zebra')).toEqual([]);
    expect(answers('').length).toBeGreaterThan(90);
  });

  test.each([
    ['de', 'Gleichstand drei Personen', 'Steinbock Bonuskarte Stärke'],
    ['es', 'empate tres personas', 'íbice Líder poder'],
    ['it', 'pareggio tre giocatori', 'stambecco Capobranco potere'],
    ['nl', 'conflict drie spelers', 'steenbok leiderkaart kracht'],
  ] as const)('in %s finds ties of three and the power of a Leader', async (language, ties, power) => {
    await speak(language);
    expect(answers(ties)).toContain('rulebook-ties-intro');
    expect(answers('tie three players')).toContain('rulebook-ties-intro');
    expect(answers(power)).toContain('ib');
    expect(answers('ibex leader power')).toContain('ib');
    await speak('en');
  });
});

describe('the page', () => {
  const idsOf = (block: Block): string[] => {
    switch (block.kind) {
      case 'list':
        return block.ids;
      case 'cards':
        return block.items.map(({ id }) => id);
      case 'example':
        return [`example-${block.name}`, ...sceneOf(block.name).beats.map(({ text }) => text)];
      case 'ruling':
        return [`ruling-${block.ruling}`];
      case 'species':
        return [];
      default:
        return [block.id];
    }
  };
  const used = SECTIONS.flatMap(({ id, blocks }) => [id, ...blocks.flatMap(idsOf)]);

  test.each(['en', 'de', 'es', 'it', 'nl'])(
    'has every text in %s, each ruling with a name and a reason',
    (language) => {
      const bundle = new FluentBundle(language);
      const path = new URL(`../../src/wildcards/locales/${language}/rules.ftl`, import.meta.url);
      bundle.addResource(new FluentResource(readFileSync(path, 'utf8')));
      expect(used.filter((id) => !bundle.hasMessage(id))).toEqual([]);
      for (const ruling of RULINGS) {
        expect(Object.keys(bundle.getMessage(`ruling-${ruling}`)?.attributes ?? {}).sort()).toEqual(['name', 'why']);
      }
    },
  );

  test('has every ruling and every example once', () => {
    const blocks = SECTIONS.flatMap(({ blocks: all }) => all);
    expect(blocks.flatMap((block) => (block.kind === 'ruling' ? [block.ruling] : []))).toEqual(RULINGS);
    expect(blocks.flatMap((block) => (block.kind === 'example' ? [block.name] : [])).sort()).toEqual(
      [...EXAMPLES].sort(),
    );
  });

  test('gives every section and ruling an address of its own', () => {
    const addresses = [...SECTIONS.map(({ id }) => addressOf(id)), ...RULINGS];
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('counts 22 in the example of the final count', () => {
    const scene = sceneAt(sceneOf('count'), sceneOf('count').beats.length - 1);
    expect(scene.result?.points[0]).toBe(22);
  });
});
