import { FACTORS, speed } from '../lib/prefs.svelte';
import { sound } from '../lib/sounds';
import type { Score } from '../protocol';

export const COMPONENTS = ['largest', 'second', 'leaders', 'tokens'] as const;
export type Component = (typeof COMPONENTS)[number];

/** How long one figure stays alone before the next, at normal speed, in milliseconds. */
const PACE = 380;

export function pointsFor(score: Score, component: Component): number {
  const points: Record<Component, number> = {
    largest: score.largest_points,
    second: score.second_points,
    leaders: score.leader_points,
    tokens: score.token_points,
  };
  return points[component];
}

/** The count as it goes on: component by component, player by player. */
export class Counting {
  private steps = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly last: number;

  constructor(
    private readonly players: number,
    moving: boolean,
  ) {
    this.last = COMPONENTS.length * players;
    if (moving && FACTORS[speed()] > 0) this.goOn();
    else this.steps = this.last;
  }

  /** All is counted. */
  get done(): boolean {
    return this.steps >= this.last;
  }

  /** The component that is being counted. */
  get current(): Component {
    return COMPONENTS[Math.floor(Math.max(0, this.steps - 1) / this.players)] ?? 'tokens';
  }

  /** Whether this component of the player at this place has been counted. */
  has(component: Component, place: number): boolean {
    return this.steps > COMPONENTS.indexOf(component) * this.players + place;
  }

  soFar(score: Score, place: number): number {
    if (this.done) return score.total;
    return COMPONENTS.reduce((sum, one) => sum + (this.has(one, place) ? pointsFor(score, one) : 0), 0);
  }

  skip(): void {
    clearTimeout(this.timer);
    this.steps = this.last;
  }

  private goOn(): void {
    this.timer = setTimeout(() => {
      this.steps += 1;
      sound(this.done ? 'end' : 'pick');
      if (!this.done) this.goOn();
    }, PACE * FACTORS[speed()]);
  }
}
