import { SPECIES, tokensOf, type CardCode } from '../art/codes';
import type { PrintedWords } from '../cards/printed';
import { listed, t } from '../i18n/index.svelte';
import { total, type Scene, type SceneSeat } from '../playback/scene';
import type { SeatInfo } from '../protocol';
import type { CollectionGroup, DisplayItem, HandItem, LaidCard, PlayerData } from '../table/types';
import { cardName } from '../text/cards';
import type { Called } from '../text/names';
import {
  animalStanding,
  cardStanding,
  codeOf,
  handIds,
  prospectOf,
  type Consequence,
  type Prospect,
  type Selection,
  type Standing,
} from './moves';

/** Puts a scene into the words and pieces that the table is drawn from. */

export function printed(): PrintedWords {
  const letter = (habitat: string): string => t(`habitat-${habitat}.letter`);
  return {
    letters: { F: letter('F'), S: letter('S'), M: letter('M'), W: letter('W') },
    refill: t('refill-hand.printed'),
  };
}

function refused({ legal, why }: Standing): Pick<HandItem, 'legal' | 'reason' | 'why'> {
  if (legal === undefined) return {};
  return why ? { legal, why, reason: t(`why-${why}`) } : { legal };
}

export function handItems(scene: Scene, seat: number, selection: Selection, asking: boolean): HandItem[] {
  const chosen = asking ? selection.cards : [];
  return handIds(scene, seat).map((id) => ({
    id,
    code: codeOf(id),
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
    if (!species) return null;
    const prospect = asking && seat !== null ? prospectOf(scene, seat, selection, species) : null;
    const home = t('animal-label', { animal: t(`species-${species}`), habitat: t(`species-${species}.home`) });
    return {
      id: `${i}`,
      species,
      name: t(`species-${species}`),
      label: prospect ? `${home}. ${prospectText(prospect)}` : home,
      selected: asking && selection.animal === species && scene.slots.indexOf(species) === i,
      ...(prospect && {
        gain: signed(prospect.after - prospect.before),
        total: totals(prospect),
        leads: prospect.leaders > 0,
      }),
      ...(asking && seat !== null ? refused(animalStanding(scene, seat)) : {}),
    };
  });
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
const totals = ({ before, after }: Prospect): string => `${before}\u00a0→\u00a0${after}`;

/** What an animal would bring: "+2, Leader +1, 20 → 23". */
function prospectText(prospect: Prospect): string {
  const { animal, leaders, natural } = prospect;
  return [
    signed(animal),
    ...(leaders ? [t('gain-leader', { points: signed(leaders) })] : []),
    ...(natural ? [t('gain-natural', { points: signed(natural) })] : []),
    totals(prospect),
  ].join(', ');
}

/** A tie-break may be repeated often; its newest cards are shown. */
const MOST_OF_A_TIE_BREAK = 3;

function laidCards(seat: number, own: SceneSeat): LaidCard[] {
  // Whoever has decided has a card lying there, whatever it is and however many there are.
  const faceDown = Array.from({ length: own.face_down || Number(own.decided) }, (_, i): LaidCard => ({
    id: `${seat}-down-${i}`,
    role: 'bid',
    label: t('face-down'),
  }));
  const shown = (code: CardCode, role: LaidCard['role'], i: number): LaidCard => ({
    id: `${seat}-${role}-${i}`,
    code,
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
  avatar?: string | null;
  status: string;
  /** What has to be seen of the seat even where there is no room for its status. */
  notice?: string;
}

export function playerData(scene: Scene, seat: number, words: SeatWords): PlayerData {
  const own = scene.seats[seat] as SceneSeat;
  return {
    seat,
    name: words.name,
    avatar: words.avatar ?? null,
    level: words.level,
    you: seat === scene.viewer,
    active: scene.pending.includes(seat),
    status: words.status,
    notice: words.notice,
    handSize: own.hand_size,
    handLabel: t('hand-size', { count: own.hand_size }),
    points: own.points,
    pointsLabel: t('points-now', { count: own.points, tokens: own.tokens }),
    tokens: tokensOf(own.tokens),
    leaders: SPECIES.filter((species) => scene.leaders[species] === seat).map((species) => ({
      species,
      label: t(`species-${species}.leader-name`),
      text: t(`species-${species}.power`),
    })),
    collection: collectionOf(scene, seat),
    collectionLabel: t('collection-of', { who: words.name }),
    laid: laidCards(seat, own),
  };
}

/** Who is not there, whom a bot stands in for, and whose time runs, in a few letters. */
export function noticeOf(info: SeatInfo | undefined, clock: string): string {
  if (info?.stand_in) return t('stand-in');
  return info?.holder === 'person' && !info.connected ? `${t('status-away')} ${clock}`.trim() : clock;
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
    case 'natural-for': {
      const animals = listed(consequence.animals.map((species) => t(`species-${species}`)));
      return t('means-natural-for', { animals, points: consequence.points });
    }
    default: {
      const { kind, ...numbers } = consequence;
      return t(`means-${kind}`, numbers);
    }
  }
}
