import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { keep } from '../lib/storage';
import { EVERYWHERE, fetchTexts, LANGUAGES, type Catalogue, type Language } from './catalogues';

export { LANGUAGES, type Language };

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
};
export type Args = Record<string, FluentVariable>;

let bundle = $state.raw(new FluentBundle('en'));
let current = $state<Language>('en');
const needed: Catalogue[] = [...EVERYWHERE];

async function load(language: Language): Promise<FluentBundle> {
  const fresh = new FluentBundle(language, { useIsolating: false });
  for (const text of await fetchTexts(language, needed)) fresh.addResource(new FluentResource(text));
  // The first of its kind takes a slow phone a while: not now, and not while a table is built.
  setTimeout(() => new Intl.PluralRules(language));
  return fresh;
}

export function language(): Language {
  return current;
}

/** For dates: English is British here. */
export function locale(): string {
  return current === 'en' ? 'en-GB' : current;
}

export async function setLanguage(wanted: Language, catalogues: readonly Catalogue[] = []): Promise<void> {
  needed.push(...catalogues);
  const fresh = await load(wanted);
  bundle = fresh;
  current = wanted;
  document.documentElement.lang = wanted;
}

export async function chooseLanguage(wanted: Language): Promise<void> {
  keep('language', wanted);
  await setLanguage(wanted).catch(() => undefined); // out of reach: it comes with the next load
}

/** Texts that only one page uses come with that page. */
export async function need(catalogue: Catalogue): Promise<void> {
  if (needed.includes(catalogue)) return;
  const language = current;
  const [text = ''] = await fetchTexts(language, [catalogue]);
  needed.push(catalogue);
  if (language === current) bundle.addResource(new FluentResource(text));
  else await setLanguage(current);
}

/** The numbers of a card game are small and whole: they are written as they are, which needs no formatter. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function wholes(args: Args): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? new Whole(value) : value]),
  );
}

/** A text of the catalogue: `t('prompt-bid')`, or `t('species-li.the')` for an attribute. */
export function t(id: string, args?: Args): string {
  const [name = id, attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, args && wholes(args), []) : id;
}

export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** Before this sound Spanish has another word for "and". */
const SOUNDS_LIKE_I = /^(i|í|hi(?!e|a|o))/i;

/** Names in a row: "A, B and C". */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  const and = SOUNDS_LIKE_I.test(last) ? 'list-and-before-i' : 'list-and';
  return t(and, { list: parts.slice(0, -1).join(', '), last });
}
