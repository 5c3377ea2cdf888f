import { SPECIES, TOKEN_VALUES, type HandCode, type TokenValue } from '../art/codes';
import { has, t } from '../i18n/index.svelte';
import type { SeatInfo, TableSummary } from '../protocol';
import type { CollectionGroup, DisplayItem, HandItem, LaidCard, PlayerData, PrintedWords } from '../table/types';
import {
  animalStanding,
  cardStanding,
  codeOf,
  couldBeNatural,
  handIds,
  total,
  type Consequence,
  type Selection,
  type Standing,
} from './moves';
import { isSpecies, type Scene, type SceneSeat } from './scene';

/** Puts a scene into the words and pieces that the table is drawn from. */

export function printed(): PrintedWords {
  const letter = (habitat: string): string => t(`habitat-${habitat}.letter`);
  return {
    letters: { F: letter('F'), S: letter('S'), M: letter('M'), W: letter('W') },
    refill: t('refill-hand.printed'),
  };
}

export function cardName(card: string): string {
  if (card === 'R') return t('refill-hand');
  return t('card-name', { habitat: t(`habitat-${card.charAt(0)}`), value: card.charAt(1) });
}

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

function refused({ legal, why }: Standing): Pick<HandItem, 'legal' | 'reason' | 'why'> {
  if (legal === undefined) return {};
  return why ? { legal, why, reason: t(`why-${why}`) } : { legal };
}

export function handItems(scene: Scene, seat: number, selection: Selection, asking: boolean): HandItem[] {
  const chosen = asking ? selection.cards : [];
  return handIds(scene, seat).map((id) => ({
    id,
    code: codeOf(id) as HandCode,
    label: cardName(codeOf(id)),
    selected: chosen.includes(id),
    ...(asking ? refused(cardStanding(scene, seat, selection, id)) : {}),
  }));
}

export function displayItems(
  scene: Scene,
  seat: number | null,
  selection: Selection,
  asking: boolean,
): (DisplayItem | null)[] {
  return scene.slots.map((species, i) => {
    if (!species || !isSpecies(species)) return null;
    const natural = asking && seat !== null && couldBeNatural(scene, seat, selection, species);
    const home = t('animal-label', { animal: t(`species-${species}`), habitat: t(`species-${species}.home`) });
    return {
      id: `${i}`,
      species,
      name: t(`species-${species}`),
      label: natural ? `${home}. ${t('could-be-natural')}` : home,
      selected: asking && selection.animal === species && scene.slots.indexOf(species) === i,
      ...(natural && { gain: '+2' }),
      ...(asking && seat !== null ? refused(animalStanding(scene, seat)) : {}),
    };
  });
}

export function tokensOf(points: number): TokenValue[] {
  const tokens: TokenValue[] = [];
  let rest = points;
  for (const value of [...TOKEN_VALUES].reverse()) for (; rest >= value; rest -= value) tokens.push(value);
  return tokens;
}

/** A tie-break may be repeated often; its newest cards are shown. */
const MOST_OF_A_TIE_BREAK = 3;

function laidCards(seat: number, own: SceneSeat): LaidCard[] {
  const faceDown = Array.from({ length: own.face_down }, (_, i): LaidCard => ({
    id: `${seat}-down-${i}`,
    role: 'bid',
    label: t('face-down'),
  }));
  const shown = (code: string, role: LaidCard['role'], i: number): LaidCard => ({
    id: `${seat}-${role}-${i}`,
    code: code as HandCode,
    role,
    label: cardName(code),
  });
  return [
    ...faceDown,
    ...(own.bid ? [shown(own.bid, 'bid', 0)] : []),
    ...own.laid.map((code, i) => shown(code, 'payment', i)),
    ...(own.breakCards ?? []).map((code, i) => shown(code, 'tiebreak', i)).slice(-MOST_OF_A_TIE_BREAK),
  ];
}

function collectionOf(scene: Scene, seat: number): CollectionGroup[] {
  const own = scene.seats[seat];
  return SPECIES.flatMap((species) => {
    const count = own?.collection[species] ?? 0;
    const leads = scene.leaders[species] === seat;
    return count ? [{ species, count, label: t(`species-${species}.count`, { count }), leads }] : [];
  });
}

export interface SeatWords extends Called {
  status: string;
  /** What has to be seen of the seat even where there is no room for its status. */
  notice?: string;
}

export function playerData(scene: Scene, seat: number, words: SeatWords): PlayerData {
  const own = scene.seats[seat] as SceneSeat;
  return {
    id: String(seat),
    name: words.name,
    ...(words.level ? { level: words.level } : {}),
    you: seat === scene.viewer,
    active: scene.pending.includes(seat),
    status: words.status,
    ...(words.notice ? { notice: words.notice } : {}),
    handSize: own.hand_size,
    handLabel: t('hand-size', { count: own.hand_size }),
    points: own.points,
    pointsLabel: t('points-now', { count: own.points, tokens: own.tokens }),
    tokens: tokensOf(own.tokens),
    leaders: SPECIES.filter((species) => scene.leaders[species] === seat).map((species) => ({
      species,
      label: t(`species-${species}.leader-name`),
      text: t(`species-${species}.power`),
      side: 'icon',
    })),
    collection: collectionOf(scene, seat),
    laid: laidCards(seat, own),
  };
}

/** Who is not there, whom a bot stands in for, and whose time runs, in a few letters. */
export function noticeOf(info: SeatInfo | undefined, clock: string): string {
  if (info?.stand_in) return t('stand-in');
  return info?.holder === 'person' && !info.connected ? t('status-away') : clock;
}

/** What the table says about a seat: what it does now. */
export function statusOf(scene: Scene, seat: number, info: SeatInfo | undefined): string {
  if (info?.stand_in) return t(`stand-in-${info.stand_in}`);
  if (info && info.holder === 'person' && !info.connected && seat !== scene.viewer) return t('status-away');
  const own = scene.seats[seat];
  if (!own) return '';
  if (scene.pending.includes(seat)) return t(`status-${scene.question}`, { you: seat === scene.viewer ? 'yes' : 'no' });
  if (own.decided) return t('status-decided');
  if (own.face_down) return t('status-two-laid');
  if (own.laid.length && scene.tied.includes(seat)) return t('means-total', { total: total(own.laid) });
  return '';
}

export function consequenceText(consequence: Consequence, name: (seat: number) => string): string {
  switch (consequence.kind) {
    case 'leader':
      return consequence.from === null
        ? t('means-leader', { leader: t(`species-${consequence.species}.leader`) })
        : t('means-leader-from', { leader: t(`species-${consequence.species}.leader`), who: name(consequence.from) });
    case 'leader-lost':
      return consequence.to === null
        ? t('means-leader-lost', { leader: t(`species-${consequence.species}.leader`) })
        : t('means-leader-lost-to', { leader: t(`species-${consequence.species}.leader`), who: name(consequence.to) });
    default: {
      const { kind, ...numbers } = consequence;
      return t(`means-${kind}`, numbers);
    }
  }
}
