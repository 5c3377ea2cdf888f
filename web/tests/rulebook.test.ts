import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXAMPLES, RULINGS, SECTIONS, addressOf, type Block } from '../src/rulebook/contents';
import { sceneOf } from '../src/rulebook/scenes';
import { fold, matches, stretches, wordsOf } from '../src/rulebook/search';
import { sceneAt } from '../src/learn/lesson';

describe('search', () => {
  test('takes no notice of capitals and accents', () => {
    expect(fold('Águila, ÍBICE, Gebäude, voilà')).toBe('aguila, ibice, gebaude, voila');
    expect(matches('El águila va primero', wordsOf('AGUILA prim'))).toBe(true);
    expect(matches('Steinböcke', wordsOf('steinbocke'))).toBe(true);
  });

  test('wants every word', () => {
    expect(matches('The lion wins every tie', wordsOf('lion eagle'))).toBe(false);
  });

  test('marks what is found in the text as it is written', () => {
    expect(stretches('Das Águila', ['aguila'])).toEqual([
      { text: 'Das ', found: false },
      { text: 'Águila', found: true },
    ]);
    expect(stretches('außer Joker', ['ausser'])[0]).toEqual({ text: 'außer', found: true });
  });

  test('marks nothing where nothing is asked', () => {
    expect(stretches('Joker', [])).toEqual([{ text: 'Joker', found: false }]);
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
