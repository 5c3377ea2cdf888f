import { keep, recall } from './storage';

/** What this browser saw and gave before the cards of a game were dealt. The server cannot change it afterwards. */
export interface ShuffleNote {
  table: string;
  game: number;
  /** The first fingerprint of the seed that was shown. */
  commitment: string | null;
  /** Whether that was before the cards were dealt. */
  early: boolean;
  /** This browser's own word. */
  word: string | null;
  /** The promises that lay open when the word was given; null: none was given. */
  promises: string[] | null;
  /** How often the word was given: each time a new one. */
  given: number;
  record: string | null;
}

const KEY = 'shuffles';
const MOST = 100;

/** Newest first. In a private window they last as long as the page. */
let notes: ShuffleNote[] | null = null;
const all = (): ShuffleNote[] => (notes ??= recall<ShuffleNote[]>(KEY, []));

export function noteOf(table: string, game: number): ShuffleNote | null {
  return all().find((note) => note.table === table && note.game === game) ?? null;
}

export function noteOfRecord(record: string): ShuffleNote | null {
  return all().find((note) => note.record === record) ?? null;
}

export function saveNote(note: ShuffleNote): void {
  // Another tab may have saved others meanwhile.
  const others = recall<ShuffleNote[]>(KEY, all()).filter(
    ({ table, game }) => table !== note.table || game !== note.game,
  );
  notes = [note, ...others].slice(0, MOST);
  keep(KEY, notes);
}

export function newNote(table: string, game: number): ShuffleNote {
  return { table, game, commitment: null, early: false, word: null, promises: null, given: 0, record: null };
}
