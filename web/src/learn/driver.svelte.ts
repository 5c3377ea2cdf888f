import type { Species } from '../art/codes';
import { NOTHING, pickAnimal, pickCard, pickGiven, type Selection } from '../play/moves';
import { Player, type PlayerOptions } from '../playback/player.svelte';
import { settled, type Scene } from '../playback/scene';
import { answerTo, endOf, follow, sceneAt, type Beat, type Lesson } from './lesson';
import { selectionFor } from './selecting';

export const LEARNER = 0;

interface Options extends PlayerOptions {
  /** Where the learner is and what was picked, so that the lesson can go on there another time. */
  reached: (beat: number, picks: readonly string[]) => void;
}

/** Leads through a lesson: shows what happens, waits for the learner, and answers moves that lead elsewhere. */
export class LessonDriver {
  index = $state(0);
  selection = $state.raw<Selection>(NOTHING);
  /** The message that answers a move which leads elsewhere. */
  answer = $state<string | null>(null);
  /** The way through the lesson that follows from what was picked at its free choices. */
  lesson: Lesson = $state.raw() as Lesson;
  readonly player: Player;
  private picks: string[] = [];

  constructor(
    private readonly tree: Lesson,
    private readonly options: Options,
    start = 0,
    picks: readonly string[] = [],
  ) {
    this.player = new Player(options);
    this.take(picks);
    this.show(Math.min(Math.max(start, 0), this.lesson.beats.length - 1));
  }

  get scene(): Scene {
    return this.player.scene as Scene;
  }

  /** Cards are on their way; nothing is said or asked meanwhile. */
  get moving(): boolean {
    return this.player.playing;
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
  next(): void {
    const { player } = this;
    if (this.moving) return player.hurry();
    if (this.atEnd) return;
    this.arrive(this.index + 1);
    const { jump, view } = this.beat;
    void player.play(endOf(this.lesson, this.index), () => {
      if (view) player.scene = settled(player.scene, view);
    });
    if (jump) player.hurry();
  }

  back(): void {
    if (this.index > 0) this.show(this.index - 1);
  }

  /** Shows a beat at once. */
  show(beat: number): void {
    this.player.cut(sceneAt(this.lesson, beat), endOf(this.lesson, beat));
    this.arrive(beat);
  }

  decide(move: string): void {
    if (!this.asking || !this.beat.ask) return;
    const free = this.beat.choices?.some((choice) => choice.move === move) ?? false;
    if (free) this.pick(move);
    this.answer = free ? null : answerTo(this.beat.ask, move);
    if (free || move === this.beat.ask.move) this.next();
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

  private pick(move: string): void {
    const before = this.lesson.beats.slice(0, this.index).filter(({ choices }) => choices).length;
    this.take([...this.picks.slice(0, before), move]);
  }

  private take(picked: readonly string[]): void {
    ({ lesson: this.lesson, picks: this.picks } = follow(this.tree, picked));
    this.player.events = this.lesson.beats.flatMap(({ events }) => events);
  }

  private arrive(beat: number): void {
    this.index = beat;
    this.answer = null;
    this.selection = NOTHING;
    this.options.reached(beat, this.picks);
  }
}
