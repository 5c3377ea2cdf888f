import { tick } from 'svelte';
import type { AnyEvent } from '../protocol';
import { paceOf } from './events';
import type { Scene } from './scene';
import { after } from './unfold';

export interface PlayerOptions {
  /** How long everything takes; 0: no time at all. */
  factor: () => number;
  /** Measures before a step; what it returns sets things in motion after it. */
  motion?: (before: Scene, event: AnyEvent) => (() => void) | null;
}

/** Shows events one after the other: each moves the table to the next scene, and leaves a beat to take it in. Live play,
 * replay and lesson are shown by it. */
export class Player {
  /** What the table shows. */
  scene = $state.raw<Scene | null>(null);
  /** How many events it shows. */
  position = $state(0);
  /** Events are being shown. */
  playing = $state(false);
  events: readonly AnyEvent[] = [];

  /** The rest is shown at once. */
  protected rushing = false;
  protected release: (() => void) | null = null;
  /** The pause ends by itself. */
  protected timed = false;
  /** What is waited for before an event is shown. */
  protected before: ((event: AnyEvent) => Promise<void>) | null = null;
  /** Counts what was set going, so that what was left does not go on. */
  private run = 0;

  constructor(protected readonly options: PlayerOptions) {}

  /** Shows a moment at once; what was under way ends. */
  cut(scene: Scene | null, position: number): void {
    this.stop();
    this.scene = scene;
    this.position = position;
  }

  /** Shows event after event up to a place, or as long as there are any; then `arrived` has the last word. */
  async play(to = Infinity, arrived?: () => void): Promise<void> {
    const run = (this.run += 1);
    this.playing = true;
    let event: AnyEvent | undefined;
    while (this.position < to && (event = this.events[this.position])) {
      await this.before?.(event);
      if (run === this.run && event === this.events[this.position]) await this.step(event);
      if (run !== this.run) return;
    }
    this.playing = false;
    this.rushing = false;
    arrived?.();
  }

  /** Nothing goes on from here. */
  stop(): void {
    this.run += 1;
    this.playing = false;
    this.rushing = false;
    this.release?.();
  }

  /** Shows what is under way where it goes. */
  hurry(): void {
    if (!this.playing) return;
    this.rushing = true;
    this.release?.();
  }

  /** Motion was turned off: what is under way is not waited for. */
  stopMoving(): void {
    if (this.timed) this.release?.();
  }

  protected pause(milliseconds: number | null): Promise<void> {
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

  private async step(event: AnyEvent): Promise<void> {
    const { scene } = this;
    if (!scene) return;
    const factor = this.rushing ? 0 : this.options.factor();
    const move = factor > 0 ? this.options.motion?.(scene, event) : null;
    this.scene = after(scene, event);
    this.position += 1;
    if (factor === 0) return;
    await tick();
    if (this.options.factor() === 0) return;
    move?.();
    if (!this.rushing) await this.pause(paceOf(scene, event) * factor);
  }
}
