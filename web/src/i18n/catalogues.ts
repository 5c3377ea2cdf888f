import { recall } from '../lib/storage';

export const LANGUAGES = ['en', 'de', 'es', 'it', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Catalogue = 'game' | 'bots' | 'web' | 'rules' | 'learn' | 'games';
/** Without these there is no page. */
export const EVERYWHERE: readonly Catalogue[] = ['game', 'bots', 'web'];

/** All but the terminal's own. */
const files = import.meta.glob<string>(
  ['../../../src/wildcards/locales/*/*.ftl', '!../../../src/wildcards/locales/*/{commands,terminal}.ftl'],
  { query: '?raw', import: 'default' },
);

export function fetchTexts(language: Language, catalogues: readonly Catalogue[]): Promise<string[]> {
  return Promise.all(
    catalogues.map((name) => files[`../../../src/wildcards/locales/${language}/${name}.ftl`]?.() ?? ''),
  );
}

export function preferredLanguage(): Language {
  const wished = [recall<string>('language', ''), ...navigator.languages];
  const codes = wished.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.map((code) => LANGUAGES.find((language) => language === code)).find(Boolean) ?? 'en';
}
