import type { Result } from '../protocol';

export interface TieBreak {
  /** More animals decided, or nothing could. */
  kind: 'by-animals' | 'shared';
  seats: number[];
  points: number;
  animals: number[];
}

/** How equal points below the first rank were told apart; the verdict speaks of the first. */
export function tieBreaks({ ranks, points, scores }: Result): TieBreak[] {
  const seats = ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
  const animals = (seat: number): number => scores[seat]?.animals ?? 0;
  const found: TieBreak[] = [];
  seats.forEach((seat, i) => {
    const next = seats[i + 1];
    if (next === undefined || points[seat] !== points[next] || ranks[seat] === ranks[next]) return;
    if (ranks[seat] === 1) return;
    found.push({
      kind: 'by-animals',
      seats: [seat, next],
      points: points[seat] ?? 0,
      animals: [animals(seat), animals(next)],
    });
  });
  for (const rank of new Set(ranks)) {
    const sharing = seats.filter((seat) => ranks[seat] === rank);
    if (rank > 1 && sharing.length > 1)
      found.push({
        kind: 'shared',
        seats: sharing,
        points: points[sharing[0] ?? 0] ?? 0,
        animals: sharing.map(animals),
      });
  }
  return found;
}
