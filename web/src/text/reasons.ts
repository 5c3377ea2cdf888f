import { language, t } from '../i18n/index.svelte';

/** In what a move differs from the others that a bot thought about, as the bot says it. */
export interface Reason {
  part: 'scored' | 'animals' | 'leaders' | 'cards' | 'points' | 'rival';
  by: number;
}

/** A reason in words, with how much more or less there will be. */
export function reasonText({ part, by }: Reason): string {
  const signed = new Intl.NumberFormat(language(), { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  return t(`reason-${part}`, { by: signed.format(by) });
}

/** How likely somebody holds a card that goes before a bid. */
export function outbidText(name: string, chance: number): string {
  const percent = new Intl.NumberFormat(language(), { style: 'percent' });
  return t('reason-outbid', { name, chance: percent.format(chance) });
}
