import {
  habitatOf,
  isHabitatCode,
  isSpecies,
  NATURAL_HABITAT,
  REFILL,
  valueOf,
  type HabitatCode,
  type Species,
} from '../art/codes';
import { cardName } from '../text/cards';
import { has, t } from '../i18n/index.svelte';
import { isKeyOf } from '../lib/keys';
import { EVENTS } from '../playback/events';
import { DUE } from '../protocol';
import { RULE_OF_WHY } from './rulings';

export interface Explanation {
  title: string;
  text: string;
  /** Why it cannot be chosen now. */
  why?: string;
  /** Where the rules page says so. */
  rule: string;
}

/** What a thing of the table is, with the rule behind it. Things are named `card-F3`, `leader-li`, `pile`, `log-took`. */
export function explanation(what: string, why?: string): Explanation | null {
  const found = explained(what);
  if (!found || !why) return found;
  return { ...found, why: t(`why-${why}`), ...(isKeyOf(RULE_OF_WHY, why) && { rule: RULE_OF_WHY[why] }) };
}

function explained(what: string): Explanation | null {
  const [kind = '', ...rest] = what.split('-');
  const detail = rest.join('-');
  if (detail === REFILL) return { title: t('refill-hand'), text: t('explain-refill'), rule: 'refill' };
  if (isHabitatCode(detail)) return explainCard(detail);
  if (kind === 'animal' && isSpecies(detail)) return explainAnimal(detail);
  if (kind === 'leader' && isSpecies(detail)) return explainLeader(detail);
  if (kind === 'log') return explainLine(detail);
  const rule = RULES_OF_THINGS[what];
  return rule && has(`explain-${what}`)
    ? { title: t(`explain-${what}.title`), text: t(`explain-${what}`), rule }
    : null;
}

const RULES_OF_THINGS: Record<string, string> = {
  hand: 'setup',
  points: 'end',
  tokens: 'acquire',
  collection: 'end',
  round: 'setup',
  laid: 'acquire',
  pile: 'R5',
  discard: 'prepare',
  animals: 'prepare',
};

function explainCard(card: HabitatCode): Explanation {
  const value = valueOf(card);
  const text = t(habitatOf(card) === 'W' ? 'explain-wild' : 'explain-habitat', { value, due: DUE[value] ?? 0 });
  return { title: cardName(card), text, rule: 'cards' };
}

function explainAnimal(species: Species): Explanation {
  const habitat = t(`habitat-${NATURAL_HABITAT[species]}`);
  return { title: t(`species-${species}`), text: t('explain-animal', { habitat }), rule: 'acquire' };
}

function explainLeader(species: Species): Explanation {
  const text = `${t(`species-${species}.power`)} ${t('explain-leader')}`;
  return { title: t(`species-${species}.leader-name`), text, rule: 'leaders' };
}

function explainLine(kind: string): Explanation | null {
  if (!isKeyOf(EVENTS, kind)) return null;
  const { explanation: message, rule } = EVENTS[kind];
  return { title: t(`rule-${message}.title`), text: t(`rule-${message}`), rule };
}
