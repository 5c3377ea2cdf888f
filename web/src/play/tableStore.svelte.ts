import { newId } from '../lib/ids';
import { FACTORS, prefs, speed } from '../lib/prefs.svelte';
import { keep, recall } from '../lib/storage';
import { line } from '../net/api';
import { Connection, type ConnectionState } from '../net/connection';
import { preloadDeal } from '../playback/preloadDeal';
import { motion } from '../playback/motion';
import { ShuffleWord } from './shuffleWord';
import { NOTHING, askOf, stillHeld, type Selection } from './moves';
import { Playback } from '../playback/playback.svelte';
import { settled } from '../playback/scene';
import {
  PROTOCOL,
  type AnyEvent,
  type Bye,
  type Command,
  type Companion,
  type Hello,
  type PersonAction,
  type Refused,
  type SeatInfo,
  type ServerMessage,
  type Update,
} from '../protocol';

/** So long a start waits for the promises of others. */
const PROMISES_MS = 1500;

interface Sent {
  command: Command;
  settle: (refusal: Refused | null) => void;
}

/** One table as this browser knows it: the newest update, the story so far, and what the player has picked. */
export class TableStore {
  update = $state.raw<Update | null>(null);
  events = $state.raw<readonly AnyEvent[]>([]);
  connection = $state<ConnectionState>('connecting');
  ended = $state<Bye['why'] | null>(null);
  refusal = $state.raw<Refused | null>(null);
  /** What the operator of the server has told everybody. */
  notice = $state('');
  selection = $state.raw<Selection>(NOTHING);
  /** Commands on their way. */
  private sending = $state(0);
  /** When the newest update came, on the clock of `performance.now()`. */
  heardAt = $state(0);

  readonly playback = new Playback({
    factor: () => (document.hidden || !this.isShown ? 0 : FACTORS[speed()]),
    holds: () => !prefs.automatic && this.isShown && this.seat !== null && !this.isAway,
    prepare: preloadDeal,
    motion,
  });

  /** Whether its player is in front of the device. */
  isShown = $state(true);
  private readonly place: string;
  private readonly word: ShuffleWord;
  private heard: () => void = () => undefined;
  private readonly line: Connection;
  private readonly sent: Record<string, Sent> = {};
  private game = 0;
  private asked = '';
  /** The table's version after this browser's last command, whose update may still be on its way. */
  private doneAt = $state(0);
  /** This tab has seen how the game ended; its count stays until the reader goes on, whatever the others do. */
  private sawEnd = $state(false);
  /** The others have begun the next game meanwhile. */
  private movedOn = $state(false);
  /** While this person still looked at the last game, the host has cleared their seat. */
  isFreed = $state(false);
  /** Whether the running connection has had its first update; then what was lost with the last one is sent again. */
  private greeted = false;

  constructor(
    readonly table: string,
    private readonly code = '',
    /** For whom of those at this device; without one for the guest. */
    private readonly companion: Companion | null = null,
  ) {
    this.place = companion ? `${table}.${companion.number}` : table;
    this.word = new ShuffleWord(this.place, (action) => this.ask(action));
    this.line = new Connection(line(), {
      greet: () => {
        this.greeted = false;
        return this.greeting();
      },
      hear: (message) => this.hear(message),
      changed: (state) => (this.connection = state),
    });
  }

  get seat(): number | null {
    return this.update?.you.seat ?? null;
  }

  /** A bot plays for this person, who may come back any time: then the table should stand where the game is. */
  get isAway(): boolean {
    const standIn = this.seat === null ? null : this.update?.table.seats[this.seat]?.stand_in;
    return standIn === 'timeout' || standIn === 'connection' || standIn === 'idle';
  }

  /** The game is over and this person has not gone on to the next one. */
  get isOver(): boolean {
    const { status, seats } = this.update?.table ?? {};
    if (status === 'over' || this.movedOn) return true;
    if (!this.isBetweenGames || !this.update?.view?.result) return false;
    return this.seat === null ? this.sawEnd : !seats?.[this.seat]?.ready;
  }

  /** Whether there is a next game to go on to. */
  get hasNext(): boolean {
    return this.isOver && (this.movedOn || this.isBetweenGames);
  }

  private get isBetweenGames(): boolean {
    return ['open', 'shuffling'].includes(this.update?.table.status ?? '');
  }

  /** Wants to play again, or joins those who do. Two may want it in the same moment. */
  async join(): Promise<Refused | null> {
    const refused = await this.act({ kind: 'rematch' });
    if (refused?.code === 'wrong-time') this.refusal = null;
    if (!refused) this.sawEnd = false;
    return refused;
  }

  /** Whoever has no seat in the next game goes on to it alone. */
  goOn(): void {
    this.sawEnd = false;
    if (!this.movedOn) return;
    this.movedOn = this.isFreed = false;
    this.game = 0;
    this.events = [];
    this.askAnew();
  }

  /** What this browser last asked for is not to be seen yet: the question on the table may be an old one. */
  get busy(): boolean {
    return this.sending > 0 || this.doneAt > (this.update?.version ?? 0);
  }

  /** How the table stands now. */
  askAnew(): void {
    this.line.send(this.greeting());
  }

  close(): void {
    this.line.close();
  }

  /** What the player asks for. */
  async act(action: PersonAction): Promise<Refused | null> {
    this.refusal = null;
    this.sending += 1;
    const refusal = await this.ask(action);
    this.sending -= 1;
    this.refusal = refusal;
    return refusal;
  }

  /** Starts the next game, with a word of this browser's own in its shuffle. */
  async start(): Promise<Refused | null> {
    this.sending += 1;
    await this.word.ready((this.update?.table.game ?? 0) + 1);
    await Promise.race([this.allHavePromised(), new Promise((late) => setTimeout(late, PROMISES_MS))]);
    this.sending -= 1;
    return this.act({ kind: 'start' });
  }

  /** Who has just sat down promises a word in a moment, and wants it in the shuffle. */
  private async allHavePromised(): Promise<void> {
    const owes = ({ holder, connected, digest }: SeatInfo): boolean => holder === 'person' && connected && !digest;
    while (this.update?.table.seats.some(owes)) await new Promise<void>((heard) => (this.heard = heard));
  }

  /** Asks for an action. Sent again after a lost connection; the server does it once. */
  private ask(action: PersonAction): Promise<Refused | null> {
    const expects = Math.max(this.update?.version ?? 0, this.doneAt);
    const command: Command = { type: 'command', id: newId(), expects, action };
    return new Promise((settle) => {
      this.sent[command.id] = { command, settle };
      this.line.send(command);
    });
  }

  /** When the first update has come. */
  async whenGreeted(): Promise<void> {
    while (!this.update && !this.ended) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  comeBack(): void {
    this.playback.catchUp();
    void this.act({ kind: 'return' });
  }

  pick(selection: Selection): void {
    this.selection = selection;
    keep(`picked.${this.place}`, { asked: this.asked, selection }, 'tab');
  }

  private greeting(): Hello {
    return {
      type: 'hello',
      protocol: PROTOCOL,
      table: this.table,
      ...(this.code && { code: this.code }),
      ...(this.companion && { companion: this.companion }),
      ...(this.events.length > 0 && { game: this.game, events: this.events.length }),
    };
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'update':
        return this.take(message);
      case 'done':
        this.doneAt = message.version;
        return this.settle(message.id, null);
      case 'refused':
        if (message.id) return this.settle(message.id, message);
        return this.update ? undefined : this.end('bad-message');
      case 'notice':
        this.notice = message.text;
        return;
      case 'bye':
        if (!message.retry) this.end(message.why);
    }
  }

  /** There is no use in trying again. */
  private end(why: Bye['why']): void {
    this.ended = why;
    this.line.close();
  }

  private settle(id: string, refusal: Refused | null): void {
    this.sent[id]?.settle(refusal);
    delete this.sent[id];
  }

  private take(update: Update): void {
    const isFreed = this.seat !== null && update.you.seat === null;
    if (this.sawEnd && (update.table.game !== this.game || isFreed)) {
      this.movedOn = true;
      this.isFreed = isFreed;
      return;
    }
    if (update.table.status === 'over') this.sawEnd = true;
    else if (update.you.seat !== null && update.table.seats[update.you.seat]?.ready) this.sawEnd = false;
    if (update.table.game !== this.game) {
      this.game = update.table.game;
      this.events = [];
    }
    if (
      this.update?.view &&
      update.view &&
      update.you.seat !== this.seat &&
      update.table.game === this.update.table.game
    ) {
      // Whoever sits down in a running game has the story of that seat told anew.
      this.events = [];
    }
    if (update.first_event > this.events.length) return this.askAnew();
    if (update.events.length) this.events = [...this.events.slice(0, update.first_event), ...update.events];
    this.update = update;
    this.heardAt = performance.now();
    this.heard();
    void this.word.hear(update);
    this.keepSelection(update);
    this.playback.feed(this.events, update.view, this.isNewGame());
    if (this.greeted) return;
    this.greeted = true;
    for (const { command } of Object.values(this.sent)) this.line.send(command);
  }

  /** Whether this tab sees the game from its first card on; then it is dealt before the player's eyes, once. */
  private isNewGame(): boolean {
    const seen = `${this.game}`;
    if (recall(`dealt.${this.place}`, '', 'tab') === seen) return false;
    keep(`dealt.${this.place}`, seen, 'tab');
    return !this.events.some((event) => event.kind === 'bids-revealed');
  }

  /** A selection lasts as long as its question, over a lost connection and a reload. */
  private keepSelection({ view, you }: Update): void {
    if (!view || you.seat === null) return;
    const scene = settled(null, view);
    const question = askOf(scene, you.seat)?.question;
    const asked = question ? `${this.game}/${view.round}/${question}/${this.events.length}` : '';
    if (asked !== this.asked) {
      this.asked = asked;
      const kept = recall<{ asked: string; selection: Selection } | null>(`picked.${this.place}`, null, 'tab');
      this.selection = kept?.asked === asked ? kept.selection : NOTHING;
    }
    this.selection = stillHeld(scene, you.seat, this.selection);
  }
}
