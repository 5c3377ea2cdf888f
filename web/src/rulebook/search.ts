/** Search as people type: no capitals, no accents, every word somewhere in the passage. */

const MARKS = /\p{Diacritic}/gu;
const LIGATURES: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe' };

export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[ßæœ]/g, (letter) => LIGATURES[letter] ?? letter);
}

export function wordsOf(query: string): string[] {
  return [...new Set(fold(query).split(/\s+/).filter(Boolean))];
}

export function matches(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

export interface Stretch {
  text: string;
  found: boolean;
}

/** The text cut where a word is found, so that it can be marked. */
export function stretches(text: string, words: readonly string[]): Stretch[] {
  if (words.length === 0) return [{ text, found: false }];
  const letters = [...text];
  // A letter may fold to several characters: each of them knows where it came from.
  const folded = letters.map(fold);
  const origin = folded.flatMap((part, i) => Array.from(part, () => i));
  const whole = folded.join('');
  const found = letters.map(() => false);
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      for (let i = at; i < at + word.length; i += 1) found[origin[i] ?? 0] = true;
    }
  }
  const cut: Stretch[] = [];
  letters.forEach((letter, i) => {
    const last = cut.at(-1);
    if (last && last.found === found[i]) last.text += letter;
    else cut.push({ text: letter, found: found[i] ?? false });
  });
  return cut;
}
