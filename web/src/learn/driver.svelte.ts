import { tick } from 'svelte';
import type { Species } from '../art/codes';
import { FACTORS, type Speed } from '../lib/prefs.svelte';
import { NOTHING, pickAnimal, pickCard, pickGiven, type Selection } from '../play/moves';
import { settled, type Scene } from '../playback/scene';
import { after } from '../playback/unfold';
import type { AnyEvent } from '../protocol';
import { answerTo, sceneAt, type Beat, type Lesson } from './lesson';
import { selectionFor } from './selecting';

export const LEARNER = 0;
const PACE = 900;

interface Options {
  speed: () => Speed;
  motion: (before: Scene, event: AnyEvent) => (after: Scene) => void;
  /** Where the learner is, so that the lesson can go on there another time. */
  reached: (beat: number) => void;
}

/** Leads through a lesson: shows what happens, waits for the learner, and answers moves that lead elsewhere. */
export class LessonDriver {
  index = $state(0);
  scene: Scene = $state.raw() as Scene;
  /** Cards are on their way; nothing is said or asked meanwhile. */
  moving = $state(false);
  selection = $state.raw<Selection>(NOTHING);
  /** The message that answers a move which leads elsewhere. */
  answer = $state<string | null>(null);

  private rushing = false;
  /** Counts what was set going, so that what was left does not go on. */
  private run = 0;
  private release: (() => void) | null = null;

  constructor(
    readonly lesson: Lesson,
    private readonly options: Options,
    start = 0,
  ) {
    this.show(Math.min(Math.max(start, 0), lesson.beats.length - 1));
  }

  get beat(): Beat {
    return this.lesson.beats[this.index] as Beat;
  }

  get asking(): boolean {
    return !this.moving && this.beat.ask !== undefined;
  }

  get atEnd(): boolean {
    return this.index === this.lesson.beats.length - 1;
  }

  /** On to the next beat; a second call while cards move shows them where they go. */
  async next(): Promise<void> {
    if (this.moving) return this.hurry();
    if (this.atEnd) return;
    this.arrive(this.index + 1);
    const { events, jump, view } = this.beat;
    const run = ++this.run;
    this.moving = events.length > 0;
    this.rushing = jump === true;
    for (const event of events) {
      await this.happen(event);
      if (run !== this.run) return;
    }
    this.moving = false;
    if (view) this.scene = settled(this.scene, view);
  }

  back(): void {
    if (this.index > 0) this.show(this.index - 1);
  }

  /** Shows a beat at once. */
  show(beat: number): void {
    this.run += 1;
    this.hurry();
    this.moving = false;
    this.scene = sceneAt(this.lesson, beat);
    this.arrive(beat);
  }

  /** Shows what is under way where it goes. */
  hurry(): void {
    this.rushing = true;
    this.release?.();
  }

  decide(move: string): void {
    if (!this.asking || !this.beat.ask) return;
    this.answer = answerTo(this.beat.ask, move);
    if (move === this.beat.ask.move) void this.next();
  }

  /** Picks what the lesson suggests; the learner only has to confirm. */
  showMe(): void {
    this.answer = null;
    if (this.beat.ask) this.selection = selectionFor(this.scene, LEARNER, this.beat.ask.move);
  }

  card(id: string): void {
    if (this.asking) this.selection = pickCard(this.scene, LEARNER, this.selection, id);
  }

  animal(species: Species): void {
    if (this.asking) this.selection = pickAnimal(this.scene, LEARNER, this.selection, species);
  }

  given(species: Species): void {
    if (this.asking) this.selection = pickGiven(this.selection, species);
  }

  private arrive(beat: number): void {
    this.index = beat;
    this.answer = null;
    this.selection = NOTHING;
    this.options.reached(beat);
  }

  private async happen(event: AnyEvent): Promise<void> {
    const factor = this.rushing ? 0 : FACTORS[this.options.speed()];
    const move = factor > 0 ? this.options.motion(this.scene, event) : null;
    this.scene = after(this.scene, event);
    if (!move) return;
    await tick();
    move(this.scene);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, PACE * factor);
      this.release = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
