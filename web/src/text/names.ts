import { has, t } from '../i18n/index.svelte';
import type { SeatInfo, TableSummary } from '../protocol';

/** One for each seat of the largest table; they read as names in all languages. */
const BOT_NAMES = ['Iris', 'Silvan', 'Viola', 'Florian', 'Erica'];

export interface Called {
  name: string;
  /** A bot's level, in words. */
  level?: string;
}

/** What players are called. Server and records call a bot by its level, with a number where there are several; at the table
 * each has a name of its own, and none that a person bears. */
export function calledNames(names: readonly string[], infos?: readonly SeatInfo[]): Called[] {
  const levels = names.map((name, seat) => {
    if (infos && infos[seat]?.holder !== 'bot') return null;
    const level = name.replace(/ \(\d+\)$/, '');
    return has(`bot-${level}`) ? level : null;
  });
  const free = BOT_NAMES.filter((name) => !names.includes(name));
  return names.map((name, seat) => {
    const level = levels[seat];
    return level ? { name: free.shift() ?? name, level: levelName(level) } : { name: isolated(name) };
  });
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name that is written from right to left stays a thing of its own: else it would draw the numbers beside it along. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? name.replace(/^(.*?)( \(\d+\))?$/, '\u2068$1\u2069$2') : name;
}

/** Names as they are told apart where there are several of one; a bot, which has none, keeps none. */
export function toldApart(names: readonly string[]): string[] {
  return numbered(names).map(isolated);
}

function numbered(names: readonly string[]): string[] {
  return names.map((name, i) => {
    const number = names.slice(0, i + 1).filter((one) => one === name).length;
    return name && number > 1 ? `${name} (${number})` : name;
  });
}

/** Who is at a table, as it calls them itself: bots by their level in the lobby, and by name once they play. */
export function namesInList({ status, players }: Pick<TableSummary, 'status' | 'players'>): string[] {
  const seated = players.filter(Boolean);
  if (status === 'open') return toldApart(seated.map(levelName));
  return calledNames(numbered(seated)).map(({ name }) => name);
}

export function levelName(level: string): string {
  return has(`bot-${level}`) ? t(`bot-${level}`) : level;
}

/** How bots of this level play, in a sentence. */
export function levelCharacter(level: string): string {
  return has(`bot-${level}-character`) ? t(`bot-${level}-character`) : '';
}
