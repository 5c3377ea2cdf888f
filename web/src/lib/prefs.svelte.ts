import { MediaQuery } from 'svelte/reactivity';
import { keep, recall } from './storage';

export const SPEEDS = ['off', 'quick', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];
/** How long everything takes. */
export const FACTORS: Record<Speed, number> = { off: 0, quick: 0.45, normal: 1, slow: 1.8 };
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

interface Kept {
  speed: Speed | null;
  automatic: boolean;
  sound: boolean;
  /** Of sounds and music, from 0 to 1. */
  volume: number;
  music: boolean;
  theme: Theme;
  textView: boolean;
  notify: boolean;
  shortcuts: boolean;
  explanations: boolean;
  /** What is known stands beside the story. */
  knowledge: boolean;
  /** Whether the lesson is not offered any more. */
  knows: boolean;
  name: string;
  players: number;
  level: string | null;
}

const DEFAULTS: Kept = {
  speed: null,
  automatic: false,
  sound: true,
  volume: 0.7,
  music: false,
  theme: 'system',
  textView: false,
  notify: false,
  shortcuts: true,
  explanations: true,
  knowledge: false,
  knows: false,
  name: '',
  players: 4,
  level: null,
};

/** What this person likes; kept in the browser. */
export const prefs = $state<Kept>({ ...DEFAULTS, ...recall<Partial<Kept>>('prefs', {}) });

export function setPref<K extends keyof Kept>(name: K, value: Kept[K]): void {
  prefs[name] = value;
  keep('prefs', $state.snapshot(prefs));
}

const calm = new MediaQuery('prefers-reduced-motion: reduce');

/** How fast things happen one after the other. */
export function speed(): Speed {
  return prefs.speed ?? 'normal';
}

/** Whether nothing flies: so it was chosen, or the system asks for it. The beats stay in the second case. */
export function isStill(): boolean {
  return prefs.speed === 'off' || (prefs.speed === null && calm.current);
}
