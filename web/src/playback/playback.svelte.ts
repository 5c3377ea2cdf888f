import type { AnyEvent, ShownView } from '../protocol';
import { Player, type PlayerOptions } from './player.svelte';
import { settled, type Scene } from './scene';
import { unfold } from './unfold';

/** How long the story of a round stays where nobody is waited for, at normal speed, in milliseconds. */
const READING = 2000;

interface Options extends PlayerOptions {
  /** Whether the end of a round waits for the player. */
  holds: () => boolean;
  /** What there is to do before the first card is dealt. */
  prepare?: (events: readonly AnyEvent[]) => Promise<unknown>;
}

/** Shows a running game step by step, behind the truth but never in its way: `skip` catches up at once. */
export class Playback extends Player {
  /** The round is over and the player still reads. */
  holding = $state(false);
  /** The moment looked back to, null: now. */
  lookedBack = $state.raw<Scene | null>(null);
  /** After how many events that was. */
  lookedAt = $state(0);
  /** All is shown: what the scene asks is asked now. */
  live = $state(false);

  private view: ShownView | null = null;
  /** A game that begins is not dealt before the table stands. */
  private opening = false;

  constructor(protected override readonly options: Options) {
    super(options);
    this.before = (event) => this.wait(event);
  }

  /** The newest truth. A first or a distant one is shown at once; a game that begins is dealt. */
  feed(events: readonly AnyEvent[], view: ShownView | null, deal = false): void {
    const other = this.view !== null && view !== null && view.viewer !== this.view.viewer;
    const fresh = other || this.scene === null || this.position > events.length || events.length < this.events.length;
    this.events = events;
    this.view = view;
    if (fresh) this.lookedBack = null;
    if (this.holding && (this.isPast() || !(this.timed || this.options.holds()))) this.release?.();
    if (fresh && deal && view) this.deal(view.viewer);
    else if (fresh) this.jump();
    else if (this.position < events.length) this.show();
    else if (!this.playing) this.settle();
  }

  /** The table stands: cards have somewhere to fly. */
  begin(): void {
    if (!this.opening) return;
    this.opening = false;
    const { release } = this;
    const deal = (): void => {
      if (release === this.release) release?.();
    };
    if (this.options.prepare) void this.options.prepare(this.events).then(deal, deal);
    else deal();
  }

  /** Shows all there is, at once. */
  skip(): void {
    this.lookedBack = null;
    this.hurry();
  }

  /** Shows the newest state, stories of rounds left out. */
  catchUp(): void {
    this.lookedBack = null;
    this.jump();
  }

  /** The player has read the round's story. */
  goOn(): void {
    if (this.lookedBack) this.now();
    else if (this.holding) this.release?.();
    else this.skip();
  }

  lookBack(count: number): void {
    this.lookedAt = count;
    this.lookedBack = unfold(this.events, this.view?.viewer ?? null, count);
  }

  now(): void {
    this.lookedBack = null;
  }

  private deal(viewer: number | null): void {
    this.cut(unfold(this.events, viewer, 1), 1);
    this.opening = this.options.factor() > 0;
    this.show();
  }

  private jump(): void {
    if (!this.view) return;
    this.cut(unfold(this.events, this.view.viewer), this.events.length);
    this.settle();
  }

  private settle(): void {
    if (this.view) this.scene = settled(this.scene, this.view);
    this.live = true;
  }

  private show(): void {
    if (this.playing) return;
    this.live = false;
    void this.play(Infinity, () => this.settle());
  }

  private async wait(event: AnyEvent): Promise<void> {
    if (this.opening) await this.pause(null);
    this.opening = false;
    if (event.kind === 'round-ended') await this.read();
  }

  /** The round's story stays until the player goes on, even one who hurried through the round, or for a while. */
  private async read(): Promise<void> {
    if (this.isPast()) return;
    const hurried = this.rushing || this.options.factor() === 0;
    this.rushing = false;
    this.holding = true;
    if (this.options.holds()) await this.pause(null);
    else if (!hurried) await this.pause(READING * this.options.factor());
    this.holding = false;
  }

  /** Nobody looks, and a later round is over too: that one's story stays. */
  private isPast(): boolean {
    return document.hidden && this.events.slice(this.position + 1).some(({ kind }) => kind === 'round-ended');
  }
}
