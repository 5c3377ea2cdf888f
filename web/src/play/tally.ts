import type { AnyEvent, Species } from '../protocol';

/** Who has how many animals of each species, as far as a story has been told. */
export class Tally {
  private readonly held = new Map<Species, Map<number, number>>();

  hear(event: AnyEvent): void {
    if (event.kind === 'took') this.add(event.animal, event.seat, 1);
    if (event.kind !== 'exchanged') return;
    this.add(event.gained, event.seat, 1);
    this.add(event.given, event.seat, -1);
  }

  of(species: Species, seat: number): number {
    return this.held.get(species)?.get(seat) ?? 0;
  }

  /** The most that somebody other than this player has. */
  mostBeside(species: Species, seat: number): number {
    return Math.max(0, ...this.owners(species).flatMap(([owner, count]) => (owner === seat ? [] : [count])));
  }

  /** All who have the species with their numbers, the most first. */
  owners(species: Species): [seat: number, count: number][] {
    return [...(this.held.get(species) ?? [])]
      .filter(([, count]) => count > 0)
      .sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  }

  private add(species: Species, seat: number, more: number): void {
    const seats = this.held.get(species) ?? new Map<number, number>();
    this.held.set(species, seats.set(seat, (seats.get(seat) ?? 0) + more));
  }
}
