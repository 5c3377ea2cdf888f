import { t } from '../i18n/index.svelte';
import type { Shortcut } from '../play/shortcuts';

interface Transport {
  position: number;
  length: number;
  /** The first step of each round. */
  rounds: readonly number[];
  seek: (position: number) => void;
  play: () => void;
  log: () => void;
}

/** Where the round before and the next one begin. */
export function roundsAround(rounds: readonly number[], position: number, length: number): [number, number] {
  return [rounds.filter((start) => start < position).at(-1) ?? 1, rounds.find((start) => start > position) ?? length];
}

/** The keys of the replay. */
export function replayShortcuts({ position, length, rounds, seek, play, log }: Transport): Shortcut[] {
  const [before, next] = roundsAround(rounds, position, length);
  const steps = { ArrowLeft: () => seek(position - 1), ArrowRight: () => seek(position + 1) };
  return [
    { keys: '← →', says: 'key-step', on: steps },
    { keys: t('keys-page'), says: 'key-round', on: { PageUp: () => seek(before), PageDown: () => seek(next) } },
    { keys: t('keys-ends'), says: 'key-ends', on: { Home: () => seek(1), End: () => seek(length) } },
    { keys: t('keys-space'), says: 'key-play', on: { ' ': play } },
    { keys: 'L', says: 'key-log', on: { l: log } },
  ];
}
