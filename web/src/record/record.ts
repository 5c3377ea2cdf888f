import { PLAYERS, SPECIES, type PlayedGame, type Species } from '../protocol';

/** One's record over time, from the list of one's finished games. A game that was given up counts as a game that was
 * not won, and its points, which a bot made, do not count. */

/** What can be said of any number of games. */
export interface Tally {
  games: number;
  wins: number;
  /** On average; null before the first. */
  points: number | null;
}

export const ownPoints = (game: PlayedGame): number => game.points[game.seat] ?? 0;
export const ownRank = (game: PlayedGame): number => game.ranks[game.seat] ?? 0;
export const isWon = (game: PlayedGame): boolean => !game.given_up && ownRank(game) === 1;
export const isShared = (game: PlayedGame): boolean =>
  isWon(game) && game.ranks.filter((rank) => rank === 1).length > 1;
const played = (games: readonly PlayedGame[]): PlayedGame[] => games.filter((game) => !game.given_up);

export function tally(games: readonly PlayedGame[]): Tally {
  const counted = played(games);
  const sum = counted.reduce((total, game) => total + ownPoints(game), 0);
  return {
    games: games.length,
    wins: games.filter(isWon).length,
    points: counted.length ? sum / counted.length : null,
  };
}

/** `people`, if somebody else played along, and the level of every bot that did. */
export function opponents(game: PlayedGame): string[] {
  const others = game.players.filter((_, seat) => seat !== game.seat);
  return [...new Set(others.map(({ bot }) => bot ?? 'people'))];
}

export function byPlayers(games: readonly PlayedGame[]): [number, Tally][] {
  return PLAYERS.map((count): [number, Tally] => [
    count,
    tally(games.filter((game) => game.players.length === count)),
  ]).filter(([, { games }]) => games);
}

/** Those met most often first. */
export function byOpponents(games: readonly PlayedGame[]): [string, Tally][] {
  return [...new Set(games.flatMap(opponents))]
    .map((who): [string, Tally] => [who, tally(games.filter((game) => opponents(game).includes(who)))])
    .sort(([, one], [, other]) => other.games - one.games);
}

/** Wins in a row: those that the newest games make up, and the most there ever were. The games come newest first. */
export function streaks(games: readonly PlayedGame[]): { now: number; longest: number } {
  let [run, longest] = [0, 0];
  for (const game of games) {
    run = isWon(game) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  const firstLost = games.findIndex((game) => !isWon(game));
  return { now: firstLost < 0 ? games.length : firstLost, longest };
}

/** The game with the most points; of several the first that was played. */
export function bestGame(games: readonly PlayedGame[]): PlayedGame | null {
  return played(games).reduceRight<PlayedGame | null>(
    (best, game) => (!best || ownPoints(game) > ownPoints(best) ? game : best),
    null,
  );
}

/** How many animals of each species were collected, most first. */
export function collected(games: readonly PlayedGame[]): [Species, number][] {
  return SPECIES.map((species): [Species, number] => [
    species,
    played(games).reduce((sum, { animals }) => sum + (animals[species] ?? 0), 0),
  ]).sort(([, one], [, other]) => other - one);
}

const AVERAGED = 10;
export interface Moment {
  points: number;
  won: boolean;
  /** Of the last ten games up to this one. */
  average: number;
}

/** Points over time, oldest first. */
export function course(games: readonly PlayedGame[], most: number): Moment[] {
  const old = played(games).reverse();
  return old
    .map((game, i) => ({
      points: ownPoints(game),
      won: isWon(game),
      average: tally(old.slice(Math.max(0, i + 1 - AVERAGED), i + 1)).points ?? 0,
    }))
    .slice(-most);
}
