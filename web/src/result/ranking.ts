import type { Result } from '../protocol';

export interface TieBreak {
  /** More animals decided, or nothing could. */
  kind: 'by-animals' | 'shared';
  /** Who is meant; of equals all. */
  seats: number[];
  /** Who comes next after them with the same points. */
  behind: number[];
  points: number;
  animals: number;
  fewer: number;
}

/** Seats of equal points, the best rank first; of each rank all who share it. */
export function ranksWith({ ranks, points }: Result, wanted: number): number[][] {
  const seats = ranks.flatMap((_, seat) => (points[seat] === wanted ? [seat] : []));
  const found = [...new Set(seats.map((seat) => ranks[seat] ?? 0))].sort((a, b) => a - b);
  return found.map((rank) => seats.filter((seat) => ranks[seat] === rank));
}

/** How many animals each of those has who share a rank. */
export function animalsOf({ scores }: Result, [seat = 0]: readonly number[]): number {
  return scores[seat]?.animals ?? 0;
}

/** How equal points were told apart; what decided on a sole winner, and that winners share, is left to the verdict. */
export function tieBreaks(result: Result): TieBreak[] {
  return [...new Set(result.points)]
    .sort((a, b) => b - a)
    .flatMap((points) =>
      ranksWith(result, points).flatMap((seats, i, groups) => {
        const first = result.ranks[seats[0] ?? 0] === 1;
        const behind = groups[i + 1] ?? [];
        const animals = animalsOf(result, seats);
        const shared: TieBreak = { kind: 'shared', seats, behind: [], points, animals, fewer: 0 };
        const before: TieBreak = { ...shared, kind: 'by-animals', behind, fewer: animalsOf(result, behind) };
        return [
          ...(seats.length > 1 && !first ? [shared] : []),
          ...(behind.length && !(first && seats.length === 1) ? [before] : []),
        ];
      }),
    );
}
