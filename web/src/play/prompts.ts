import { listed, t } from '../i18n/index.svelte';
import type { Move } from '../protocol';
import { askOf } from './moves';
import type { Scene } from '../playback/scene';
import { drawn } from '../text/richText';

/** What is wanted now, in one sentence. */
export function promptText(scene: Scene, seat: number | null, name: (seat: number) => string): string {
  const ask = askOf(scene, seat);
  const own = seat === null ? undefined : scene.seats[seat];
  if (!ask || seat === null || own?.decided) return waitingText(scene, seat, name);
  const { least: due, question } = ask;
  const rivals = listed(scene.tied.filter((one) => one !== seat).map(name));
  switch (question) {
    case 'bid':
      return t(ask.most > 1 ? 'prompt-bid-eagle' : 'prompt-bid');
    case 'refill':
      return t('prompt-refill', { limit: ask.up_to ?? 0 });
    case 'pay':
      return t('prompt-pay', { value: scene.value, due, rivals });
    case 'break':
      return t(ask.words.includes('break draw') ? 'prompt-break-draw' : 'prompt-break', {
        rivals: listed(scene.breaking.filter((one) => one !== seat).map(name)),
      });
    case 'take':
      if (own?.laid.length) return t('prompt-take-laid');
      return t('prompt-take', { value: scene.value, due });
    case 'ibex':
      return t('prompt-ibex', { card: drawn(own?.bid ? [own.bid] : []) });
    default:
      return t(`prompt-${question}`);
  }
}

function waitingText(scene: Scene, seat: number | null, name: (seat: number) => string): string {
  if (scene.result) return t('prompt-over');
  const others = scene.pending.filter((one) => one !== seat);
  if (others.length === 0) return '';
  const names = listed(others.map(name));
  return t(`waiting-${scene.question}`, { names, count: others.length });
}

/** What the player decided, while it can still be changed. */
export function choiceText({ kind, cards = [], animal, given }: Move): string {
  if (kind === 'swap' && animal && given)
    return t('chose-swap', { given: t(`species-${given}.a`), gained: t(`species-${animal}.a`) });
  return t(`chose-${kind}`, { cards: drawn(cards), count: cards.length });
}
