import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Every text in every language: none missing, none unused, none that asks for other facts than its English twin. */

const LOCALES = join(import.meta.dirname, '../../src/wildcards/locales');
const SOURCE = join(import.meta.dirname, '../src');
const LANGUAGES = ['en', 'de', 'es', 'it', 'nl'];
const FILES = ['game', 'web', 'games'];

function texts(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of FILES) {
    const text = readFileSync(join(LOCALES, language, `${file}.ftl`), 'utf8');
    const entries = text.split(/^(?=[a-z][\w-]* =)/m).filter((entry) => /^[a-z]/.test(entry));
    for (const entry of entries) {
      const [id = '', ...attributes] = entry.split(/\n\s+\./).map((part) => part.split(' =')[0] ?? '');
      expect(found.has(id), `${language}: ${id} twice`).toBe(false);
      found.set(id, [...attributes.sort(), ...[...new Set(entry.match(/\$\w+/g) ?? [])].sort()].join(' '));
    }
  }
  return found;
}

function sources(folder = SOURCE): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /\.(svelte|ts)$/.test(entry.name) && entry.name !== 'protocol.ts' ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

const english = texts('en');
/** What the server says in previews of links is in the catalogues too. */
const PREVIEWS = join(import.meta.dirname, '../../src/wildcards/server/invitations.py');
const code = sources() + readFileSync(PREVIEWS, 'utf8');

describe.each(LANGUAGES)('the texts in %s', (language) => {
  test('can be read without a fault', () => {
    const bundle = new FluentBundle(language);
    for (const file of FILES) {
      const text = readFileSync(join(LOCALES, language, `${file}.ftl`), 'utf8');
      expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    }
    for (const id of english.keys()) expect(bundle.hasMessage(id), id).toBe(true);
  });

  test('are the same as in English, with the same facts', () => {
    const own = texts(language);
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, facts] of own) expect(`${id}: ${facts}`).toBe(`${id}: ${english.get(id)}`);
  });
});

test.each(LANGUAGES)('apostrophes in %s are printed ones', (language) => {
  const files = readdirSync(join(LOCALES, language)).map((file) => readFileSync(join(LOCALES, language, file), 'utf8'));
  expect(files.flatMap((text) => text.match(/^[^#\n].*\w'.*$/gm) ?? [])).toEqual([]);
});

test('every text is used', () => {
  const quoted = new Set(code.match(/(?<=['"`])[a-z][\w-]*(?=['"`.])/g));
  const prefixes = [...code.matchAll(/[`"]([a-z][\w-]*-)(?:\$\{|\{)/g)].map((match) => match[1] ?? '');
  const unused = [...english.keys()].filter((id) => !quoted.has(id) && !prefixes.some((start) => id.startsWith(start)));
  expect(unused).toEqual([]);
});

test('every text that is asked for exists', () => {
  const asked = [...code.matchAll(/\bt\(\s*'([a-z][\w-]*)(?:\.[\w-]+)?'/g)].map((match) => match[1] ?? '');
  const catalogues = [...english.keys(), ...otherTexts()];
  expect(asked.filter((id) => !catalogues.includes(id))).toEqual([]);
});

/** Texts that come with a page of their own. */
function otherTexts(): string[] {
  return readdirSync(join(LOCALES, 'en')).flatMap((file) =>
    [...readFileSync(join(LOCALES, 'en', file), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? ''),
  );
}
