import { newId } from '../lib/ids';
import { hexSha256 } from '../lib/sha256';
import { newNote, noteOf, saveNote, type ShuffleNote } from '../lib/shuffleNotes';
import { api } from '../net/api';
import { person } from '../net/person.svelte';
import type { PersonAction, Refused, Settings, Update } from '../protocol';

type Send = (action: PersonAction) => Promise<Refused | null>;

/** This browser's part in the shuffle: it promises a word, gives it when all promises lie open, and notes what it saw. */
export class ShuffleWord {
  private busy: Promise<void> | null = null;

  constructor(
    private readonly table: string,
    private readonly send: Send,
  ) {}

  /** Does what is wanted for the shuffle; ends when it has been answered. */
  async hear({ table, you }: Update): Promise<void> {
    const early = table.status === 'open' || table.status === 'shuffling';
    const game = early ? table.game + 1 : table.game;
    let note = noteOf(this.table, game) ?? newNote(this.table, game);
    if (note.commitment === null && table.commitment) {
      note = { ...note, commitment: table.commitment, early };
      saveNote(note);
    }
    this.noteRecord(table);
    if (!early || this.busy) return;
    if (you.word === 'promise') await this.work(this.promise(note));
    if (you.word === 'give') await this.work(this.give(note, table.seats[you.seat ?? -1]?.digest, promisesOf(table)));
  }

  /** Has promised a word for the next game, if one is wanted: whoever starts it waits for that. */
  async ready(game: number): Promise<void> {
    await this.busy;
    await this.work(this.promise(noteOf(this.table, game) ?? newNote(this.table, game)));
  }

  private work(part: Promise<void>): Promise<void> {
    return (this.busy = part.finally(() => (this.busy = null)));
  }

  private async promise(note: ShuffleNote): Promise<void> {
    const isNew = note.word === null || note.promises !== null;
    const promised = isNew ? { ...note, word: newId(), promises: null } : note;
    saveNote(promised);
    await this.send({ kind: 'promise-word', digest: await hexSha256(promised.word ?? '') });
  }

  /** Another browser of the same person may have promised: then that one gives its word. */
  private async give(note: ShuffleNote, promised: string | null | undefined, promises: string[]): Promise<void> {
    if (!note.word || (await hexSha256(note.word)) !== promised) return;
    if (!note.promises) saveNote({ ...note, promises, given: note.given + 1 });
    await this.send({ kind: 'give-word', word: note.word });
  }

  private noteRecord({ game, record }: Update['table']): void {
    const note = record ? noteOf(this.table, game) : null;
    if (note && note.record !== record) saveNote({ ...note, record });
  }
}

function promisesOf({ seats }: Update['table']): string[] {
  return seats.flatMap(({ digest }) => digest ?? []);
}

/** A new table of one's own. Its host's promise goes with it, so that the game can begin at once. */
export async function makeTable(settings: Settings, start: boolean, bots: string[] = []): Promise<string> {
  await person.awaitBots([settings.level, ...bots]);
  const word = newId();
  const digest = await hexSha256(word);
  const { table } = await api.makeTable({ settings, bots, start, digest });
  saveNote({ ...newNote(table, 1), word });
  return table;
}
