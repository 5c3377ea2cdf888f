import { tick } from 'svelte';
import { FACTORS, type Speed } from '../lib/prefs.svelte';
import type { AnyEvent, View } from '../protocol';
import { settled, type Scene } from './scene';
import { after, unfold } from './unfold';

/** How long a step stays before the next, at normal speed, in milliseconds. */
export const PACE: Record<AnyEvent['kind'], number> = {
  started: 0,
  dealt: 260,
  'round-began': 800,
  'bids-revealed': 1600,
  'eagle-chose': 1200,
  'exchange-declined': 600,
  exchanged: 1400,
  'leader-moved': 1100,
  refilled: 800,
  drew: 650,
  reshuffled: 900,
  'tie-began': 900,
  'payments-revealed': 1800,
  'tie-break-revealed': 1800,
  'goes-next': 900,
  took: 1500,
  passed: 1000,
  'bid-kept': 900,
  'bid-left': 300,
  'round-ended': 700,
  'game-ended': 300,
};
const READING = 2600;

interface Options {
  speed: () => Speed;
  /** Whether the end of a round waits for the player. */
  holds: () => boolean;
  /** What there is to do before the first card is dealt. */
  prepare?: (events: readonly AnyEvent[]) => Promise<unknown>;
  /** Measures before a step; what it returns sets things in motion after it. */
  motion?: (before: Scene, event: AnyEvent) => ((after: Scene) => void) | null;
}

/** Shows what happened step by step, behind the truth but never in its way: `skip` catches up at once. */
export class Playback {
  /** What the table shows. */
  scene = $state.raw<Scene | null>(null);
  /** How many events it shows. */
  position = $state(0);
  /** The round is over and the player still reads. */
  holding = $state(false);
  /** The moment looked back to, null: now. */
  lookedBack = $state.raw<Scene | null>(null);
  /** After how many events that was. */
  lookedAt = $state(0);
  /** All is shown: what the scene asks is asked now. */
  live = $state(false);

  private events: readonly AnyEvent[] = [];
  private view: View | null = null;
  private running = false;
  private rushing = false;
  /** A game that begins is not dealt before the table stands. */
  private opening = false;
  private release: (() => void) | null = null;
  /** The pause ends by itself. */
  private timed = false;

  constructor(private readonly options: Options) {}

  /** The newest truth. A first or a distant one is shown at once; a game that begins is dealt. */
  feed(events: readonly AnyEvent[], view: View | null, deal = false): void {
    const fresh = this.scene === null || this.position > events.length || events.length < this.events.length;
    this.events = events;
    this.view = view;
    if (fresh) this.lookedBack = null;
    if (this.holding && (this.isPast() || !(this.timed || this.options.holds()))) this.release?.();
    if (fresh && deal && view) this.deal(view.viewer);
    else if (fresh) this.jump();
    else if (this.position < events.length) void this.run();
    else if (!this.running) this.settle();
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
    if (!this.running) return;
    this.rushing = true;
    this.release?.();
  }

  /** Shows the newest state, stories of rounds left out. */
  catchUp(): void {
    this.lookedBack = null;
    this.jump();
    this.release?.();
  }

  /** The player has read the round's story. */
  goOn(): void {
    if (this.lookedBack) this.now();
    else if (this.holding) this.release?.();
    else this.skip();
  }

  /** Motion was turned off: what is under way is not waited for. */
  stopMoving(): void {
    if (this.timed) this.release?.();
  }

  lookBack(count: number): void {
    this.lookedAt = count;
    this.lookedBack = unfold(this.events, this.view?.viewer ?? null, count);
  }

  now(): void {
    this.lookedBack = null;
  }

  private deal(viewer: number | null): void {
    this.scene = unfold(this.events, viewer, 1);
    this.position = 1;
    this.opening = FACTORS[this.options.speed()] > 0;
    void this.run();
  }

  private jump(): void {
    if (!this.view) return;
    this.scene = unfold(this.events, this.view.viewer);
    this.position = this.events.length;
    this.settle();
  }

  private settle(): void {
    if (this.view) this.scene = settled(this.scene, this.view);
    this.live = true;
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.live = false;
    if (this.opening) await this.pause(null);
    let event: AnyEvent | undefined;
    while ((event = this.events[this.position])) {
      if (event.kind === 'round-ended') await this.read();
      if (event === this.events[this.position]) await this.step(event);
    }
    this.running = false;
    this.rushing = false;
    this.settle();
  }

  /** The round's story stays until the player goes on, even one who hurried through the round, or for a while. */
  private async read(): Promise<void> {
    if (this.isPast()) return;
    const hurried = this.rushing || document.hidden;
    this.rushing = false;
    this.holding = true;
    if (this.options.holds()) await this.pause(null);
    else if (!hurried) await this.pause(READING * FACTORS[this.options.speed()]);
    this.holding = false;
  }

  /** Nobody looks, and a later round is over too: that one's story stays. */
  private isPast(): boolean {
    return document.hidden && this.events.slice(this.position + 1).some(({ kind }) => kind === 'round-ended');
  }

  private async step(event: AnyEvent): Promise<void> {
    const before = this.scene;
    if (!before) return;
    const factor = this.rushing || document.hidden ? 0 : FACTORS[this.options.speed()];
    const move = factor > 0 ? this.options.motion?.(before, event) : null;
    const next = after(before, event);
    this.scene = next;
    this.position += 1;
    if (factor === 0) return;
    await tick();
    if (this.options.speed() === 'off') return;
    move?.(next);
    if (!this.rushing) await this.pause(PACE[event.kind] * factor);
  }

  private pause(milliseconds: number | null): Promise<void> {
    this.timed = milliseconds !== null;
    return new Promise((resolve) => {
      const timer = milliseconds === null ? undefined : setTimeout(resolve, milliseconds);
      this.release = () => {
        clearTimeout(timer);
        this.release = null;
        resolve();
      };
    });
  }
}
