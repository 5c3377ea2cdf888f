/** Search as people type: no capitals, no accents, parts of words, other words for the same thing. */
import { LEAST_PREFIX, synonymsOf, tellingWords } from './synonyms';

const MARKS = /\p{Diacritic}/gu;
const LIGATURES: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe' };
/** From this length on an ending may differ: "players" finds "player". */
const LEAST_STEM = 4;
const LONGEST_ENDING = 3;

export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replaceAll('’', "'")
    .replace(/[ßæœ]/g, (letter) => LIGATURES[letter] ?? letter);
}

/** What each word of a query finds in folded text. */
export type Pattern = RegExp;

export function patternsOf(query: string): Pattern[] {
  const typed = [
    ...new Set(
      fold(query)
        .split(/[\s,.;:!?()]+/)
        .filter(Boolean),
    ),
  ];
  return tellingWords(typed).map(patternOf);
}

function patternOf(word: string): Pattern {
  const stems = Array.from({ length: LONGEST_ENDING }, (_, i) => word.slice(0, -1 - i))
    .filter((stem) => stem.length >= LEAST_STEM)
    .map(whole);
  const others = synonymsOf(word).map((one) => (one.length < LEAST_PREFIX ? whole(one) : `\\b${escaped(one)}`));
  // As a part of a word only what is long enough: German and Dutch join words, but "am" is not looked for in "game".
  const itself = word.length < LEAST_STEM ? `\\b${escaped(word)}` : escaped(word);
  return new RegExp([itself, ...stems, ...others].join('|'), 'g');
}

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
const whole = (word: string): string => `\\b${escaped(word)}\\b`;

/** How many of the patterns a text answers. */
export function hits(text: string, patterns: readonly Pattern[]): number {
  const folded = fold(text);
  return patterns.filter((pattern) => folded.search(pattern) >= 0).length;
}

export interface Stretch {
  text: string;
  found: boolean;
}

/** The text cut where a word is found, so that it can be marked. */
export function stretches(text: string, patterns: readonly Pattern[]): Stretch[] {
  if (patterns.length === 0) return [{ text, found: false }];
  const letters = [...text];
  // A letter may fold to several characters: each of them knows where it came from.
  const folded = letters.map(fold);
  const origin = folded.flatMap((part, i) => Array.from(part, () => i));
  const whole = folded.join('');
  const found = letters.map(() => false);
  for (const match of patterns.flatMap((pattern) => [...whole.matchAll(pattern)])) {
    for (let i = match.index; i < match.index + match[0].length; i += 1) found[origin[i] ?? 0] = true;
  }
  const cut: Stretch[] = [];
  letters.forEach((letter, i) => {
    const last = cut.at(-1);
    if (last && last.found === found[i]) last.text += letter;
    else cut.push({ text: letter, found: found[i] ?? false });
  });
  return cut;
}
