import { REFILL } from '../protocol';
import { t } from '../i18n/index.svelte';

export function cardName(card: string): string {
  if (card === REFILL) return t('refill-hand');
  return t('card-name', { habitat: t(`habitat-${card.charAt(0)}`), value: card.charAt(1) });
}
