import { has, listed, t } from '../i18n/index.svelte';
import type { Player, TableSummary } from '../protocol';

/** One for each seat of the largest table; they read as names in all languages. */
const BOT_NAMES = ['Iris', 'Silvan', 'Viola', 'Florian', 'Erica'];

export interface Called {
  name: string;
  /** A bot's level, in words. */
  level?: string;
}

/** What players are called. At the table each bot has a name of its own, and none that a person bears; one whose level
 * nobody knows here keeps what the server calls it. */
export function calledNames(players: readonly Player[]): Called[] {
  const free = BOT_NAMES.filter((name) => players.every((player) => player.name !== name));
  return players.map(({ name, bot }) =>
    bot && has(`bot-${bot}`) ? { name: free.shift() ?? name, level: levelName(bot) } : { name: isolated(name) },
  );
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Between these a text draws a card; in a name, which may come from anybody's record, they are left out. */
const CARD_MARKS = /[⦗⦘]/g;

/** A name that is written from right to left stays a thing of its own: else it would draw the numbers beside it along. */
export function isolated(written: string): string {
  const name = written.replace(CARD_MARKS, '');
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
  const seated = players.filter(({ name }) => name);
  if (status === 'open') return toldApart(seated.map(({ name, bot }) => (bot ? levelName(bot) : name)));
  const names = numbered(seated.map(({ name }) => name));
  return calledNames(seated.map(({ bot }, i) => ({ name: names[i] ?? '', bot }))).map(({ name }) => name);
}

/** Who sits at these seats, as a sentence lists them. */
export function listedNames(names: readonly string[], seats: readonly number[]): string {
  return listed(seats.map((seat) => names[seat] ?? ''));
}

export function levelName(level: string): string {
  return has(`bot-${level}`) ? t(`bot-${level}`) : level;
}

/** How bots of this level play, in a sentence. */
export function levelCharacter(level: string): string {
  return has(`bot-${level}-character`) ? t(`bot-${level}-character`) : '';
}

/** Sits down at a table where nobody has chosen: one of each, from the easiest on. */
const COMPANY = ['novice', 'greedy', 'expert', 'adept'];
/** What stands for that in the list of levels. */
export const MIXED = 'mixed';

/** The bots of a mixed company for so many players. Where there are fewer levels, the hardest of them comes twice. */
export function companyOf(players: number, levels: readonly string[]): string[] {
  const company = COMPANY.filter((level) => levels.includes(level)).slice(0, players - 1);
  const hardest = company.at(-1);
  while (hardest && company.length < players - 1) company.push(hardest);
  return company;
}
