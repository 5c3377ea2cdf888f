import { SPECIES, type Result, type Species } from '../protocol';

/** What is shown when the count is over: one's own herd, in triumph or at rest, or the herds of those who share it. */
export type MomentKind = 'won' | 'shared' | 'lost' | 'watched';
export interface Moment {
  kind: MomentKind;
  /** By seat. */
  herds: { seat: number; animals: Species[] }[];
}

type Collection = Partial<Record<Species, number>>;
/** More would not be told apart. */
const LARGEST_HERD = 14;

export function momentOf(result: Result, collections: readonly Collection[], you: number | null): Moment {
  const winners = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const lost = you !== null && !winners.includes(you);
  const seats = lost ? [you] : winners;
  const kind = lost ? 'lost' : winners.length > 1 ? 'shared' : you === null ? 'watched' : 'won';
  const most = Math.ceil(LARGEST_HERD / seats.length);
  return { kind, herds: seats.map((seat) => ({ seat, animals: herdOf(collections[seat] ?? {}).slice(0, most) })) };
}

/** Species by species, the largest in front. */
function herdOf(collection: Collection): Species[] {
  return [...SPECIES]
    .sort((one, other) => (collection[other] ?? 0) - (collection[one] ?? 0))
    .flatMap((species) => Array.from({ length: collection[species] ?? 0 }, () => species));
}
