import { HOME, type Species } from '../art/codes';
import { t } from '../i18n/index.svelte';
import { cardName } from './present';
import { isSpecies } from './scene';

/** What a thing of the table is, with the rule behind it. Things are named `card-F3`, `leader-li`, `pile`, `log-took`. */
export function explanation(what: string): { title: string; text: string } | null {
  const [kind = '', ...rest] = what.split('-');
  const detail = rest.join('-');
  if (kind === 'card') return explainCard(detail);
  if (kind === 'animal' && isSpecies(detail)) return explainAnimal(detail);
  if (kind === 'leader' && isSpecies(detail))
    return {
      title: t(`species-${detail}.leader-name`),
      text: `${t(`species-${detail}.power`)} ${t('explain-leader')}`,
    };
  if (kind === 'log') return explainLine(detail);
  const title = t(`explain-${what}.title`);
  return title === `explain-${what}.title` ? null : { title, text: t(`explain-${what}`) };
}

function explainCard(card: string): { title: string; text: string } {
  if (card === 'R') return { title: t('refill-hand'), text: t('explain-refill') };
  const value = Number(card.charAt(1));
  const text = t(card.startsWith('W') ? 'explain-wild' : 'explain-habitat', { value, due: value - 1 });
  return { title: cardName(card), text };
}

function explainAnimal(species: Species): { title: string; text: string } {
  const habitat = t(`habitat-${HOME[species]}`);
  return { title: t(`species-${species}`), text: t('explain-animal', { habitat }) };
}

const RULES: Record<string, string> = {
  'bids-revealed': 'bids',
  'eagle-chose': 'eagle',
  exchanged: 'meerkat',
  'exchange-declined': 'meerkat',
  'leader-moved': 'leaders',
  refilled: 'refill',
  drew: 'drawing',
  reshuffled: 'drawing',
  'tie-began': 'ties',
  'payments-revealed': 'ties',
  'tie-break-revealed': 'ties',
  'goes-next': 'ties',
  took: 'taking',
  passed: 'passing',
  'bid-kept': 'ibex',
  'bid-left': 'ibex',
  'round-ended': 'next-round',
};

function explainLine(kind: string): { title: string; text: string } | null {
  const rule = RULES[kind];
  return rule ? { title: t(`rule-${rule}.title`), text: t(`rule-${rule}`) } : null;
}
