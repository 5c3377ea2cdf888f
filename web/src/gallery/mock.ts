import { HABITATS, SPECIES, VALUES, type Habitat, type CardCode, type Species } from '../art/codes';
import type { DisplayItem, HandItem, PlayerData, PrintedWords } from '../table/types';

/** Words and tables for the gallery only: the game itself takes both from its catalogues and its server. */
export const SPECIES_NAMES: Record<Species, string> = {
  pe: 'Peacock',
  sq: 'Squirrel',
  ea: 'Eagle',
  ib: 'Ibex',
  li: 'Lion',
  me: 'Meerkat',
};

export const POWER_TEXTS: Record<Species, string> = {
  pe: 'Counts three points at the end, not one.',
  sq: 'Refill your hand up to ten cards.',
  ea: 'Bid with two cards and choose one once you have seen the others.',
  ib: 'Your bid may come back to your hand, unless it is wild.',
  li: 'You win every tie.',
  me: 'Before you refill, exchange an animal of yours for one of the display.',
};

export const LETTERS: Record<Habitat, string> = { F: 'F', S: 'S', M: 'M', W: 'W' };
export const PRINTED: PrintedWords = { letters: LETTERS, refill: 'Refill Hand' };

export interface Scene {
  players: PlayerData[];
  hand: HandItem[];
  display: (DisplayItem | null)[];
  prompt: string;
  consequence: string;
  story: { text: string; species?: Species }[];
}

const NAMES = ['You', 'North', 'East', 'South-by-southwest', 'West'];
const COLLECTIONS: Partial<Record<Species, number>>[] = [
  { li: 3, me: 1, pe: 2 },
  { ib: 4, sq: 1, ea: 1, li: 1 },
  { pe: 3, sq: 2, ea: 1, ib: 1, li: 1, me: 1 },
  { ea: 2 },
  { sq: 7, me: 2 },
];
const LEADERS: Species[][] = [['li'], ['ib'], ['pe', 'me', 'ea'], [], ['sq']];
const LAID: (CardCode | null)[][] = [['S3'], ['M4', 'M1', 'W2', 'F3'], ['R'], ['W3'], [null, null]];
const STATUS = ['your turn', 'has taken the ibex', 'fills the hand', 'comes after you', 'is still thinking'];

function player(seat: number): PlayerData {
  const collection = COLLECTIONS[seat] ?? {};
  const leaders = LEADERS[seat] ?? [];
  return {
    seat,
    name: NAMES[seat] ?? '',
    avatar: `${SPECIES[seat]}${seat + 1}`,
    you: seat === 0,
    active: seat === 0,
    status: STATUS[seat] ?? '',
    handSize: 3 + seat,
    handLabel: `${3 + seat} cards in hand`,
    points: [6, 0, 11, 2, 4][seat] ?? 0,
    pointsLabel: 'points in tokens',
    tokens: ([[4, 1, 1], [], [8, 2, 1], [1, 1], [2, 1, 1]] as const)[seat]?.slice() ?? [],
    leaders: leaders.map((species) => ({
      species,
      label: SPECIES_NAMES[species],
      text: POWER_TEXTS[species],
      side: 'icon',
    })),
    collection: SPECIES.flatMap((species) => {
      const count = collection[species] ?? 0;
      const label = `${SPECIES_NAMES[species]}: ${count}`;
      return count ? [{ species, count, label, leads: leaders.includes(species) }] : [];
    }),
    laid: (LAID[seat] ?? []).map((code, i) => ({
      id: `${seat}-bid-${i}`,
      ...(code && { code }),
      role: i === 0 ? 'bid' : 'payment',
      label: code ?? 'face down',
    })),
  };
}

function handOf(size: number): HandItem[] {
  const deck = HABITATS.flatMap((habitat) => VALUES.map((value): CardCode => `${habitat}${value}`));
  const cards = Array.from({ length: size }, (_, i) => deck[(i * 5 + 1) % deck.length] as CardCode).sort();
  return [...cards, 'R' as const].map((code, i) => ({
    id: String(i),
    code,
    label: code,
    selected: i === 2,
    legal: code !== 'R',
    ...(code === 'R' && { reason: 'Refill Hand is no payment: only Habitat cards pay.' }),
  }));
}

/** ?page=table&players=5&hand=10 */
export function readScene(asked: URLSearchParams): Scene {
  const players = Number(asked.get('players') ?? 5);
  const species: Species[] = ['li', 'pe', 'ea', 'sq'];
  return {
    players: Array.from({ length: players }, (_, seat) => player(seat)),
    hand: handOf(Number(asked.get('hand') ?? 7)),
    display: species.slice(0, players - 1).map((kind, i) => ({
      id: String(i),
      species: kind,
      name: SPECIES_NAMES[kind],
      label: SPECIES_NAMES[kind],
      legal: true,
      selected: i === 0,
      ...(i === 0 && { gain: '+2' }),
    })),
    prompt: 'Take an animal and pay 2 cards, or pass.',
    consequence: 'Lion for S2 and S4: +2 natural habitat, you would have 5 cards left.',
    story: [
      { text: 'North bid 4 and took the ibex for 3 cards.', species: 'ib' },
      { text: 'East fills the hand: 4 cards drawn.' },
      { text: 'You and South-by-southwest both bid 3. You lay 6, they lay 5: you go first.' },
    ],
  };
}
