import { settled, type Scene } from '../playback/scene';
import { after } from '../playback/unfold';
import type { AnyEvent, ShownView } from '../protocol';
import type { Place } from '../table/places';

/** A game that teaches, in beats: what happens, one thought about it, and now and then a decision of the learner. */
export interface Lesson {
  start: ShownView;
  beats: Beat[];
}

export interface Beat {
  /** The message that is said. */
  text: string;
  /** Where to look: the first of these places that can be seen. */
  at: Place[];
  events: AnyEvent[];
  /** All that happens is shown at once. */
  jump?: boolean;
  /** What the learner sees when asked. */
  view?: ShownView;
  ask?: Ask;
  /** A free choice: the rest of the lesson for each of these moves. */
  choices?: { move: string; beats: Beat[] }[];
  /** Opens a part with this title. */
  chapter?: string;
}

export interface Ask {
  /** The move that the lesson suggests. */
  move: string;
  /** What is said to other legal moves; `*` stands for anything, and the first that fits is meant. */
  answers: { like: string; text: string }[];
}

export interface Chapter {
  title: string;
  beat: number;
}

export function chapters(lesson: Lesson): Chapter[] {
  return lesson.beats.flatMap(({ chapter }, beat) => (chapter ? [{ title: chapter, beat }] : []));
}

/** One way through a lesson, with the moves picked at its free choices; where none is picked, the first. */
export function follow(lesson: Lesson, picked: readonly string[]): { lesson: Lesson; picks: string[] } {
  const beats = [...lesson.beats];
  const picks: string[] = [];
  for (;;) {
    const choices = beats.at(-1)?.choices;
    const choice = choices?.find(({ move }) => move === picked[picks.length]) ?? choices?.[0];
    if (!choice) return { lesson: { ...lesson, beats }, picks };
    picks.push(choice.move);
    beats.push(...choice.beats);
  }
}

/** What is shown while a beat speaks. */
export function sceneAt(lesson: Lesson, beat: number): Scene {
  let scene = settled(null, lesson.start);
  for (const { events, view } of lesson.beats.slice(0, beat + 1)) {
    for (const event of events) scene = after(scene, event);
    if (view) scene = settled(scene, view);
  }
  return scene;
}

/** How many events have happened once a beat speaks. */
export function endOf(lesson: Lesson, beat: number): number {
  return lesson.beats.slice(0, beat + 1).reduce((sum, { events }) => sum + events.length, 0);
}

/** The message for a move that the lesson does not go on with. */
export function answerTo(ask: Ask, move: string): string | null {
  if (move === ask.move) return null;
  return ask.answers.find(({ like }) => fits(like, move))?.text ?? null;
}

export function fits(like: string, move: string): boolean {
  const parts = like.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(move);
}
