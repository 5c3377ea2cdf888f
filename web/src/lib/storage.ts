/** What the browser keeps. Private windows and full disks must not break the game: then nothing is kept. */
type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function keeper(find: () => Storage): Kept {
  try {
    return find();
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}

const shelves = {
  ever: keeper(() => localStorage),
  tab: keeper(() => sessionStorage),
};
export type Shelf = keyof typeof shelves;

export function recall<T>(key: string, fallback: T, shelf: Shelf = 'ever'): T {
  try {
    const text = shelves[shelf].getItem(`wildcards.${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

/** Nothing of it stays. */
export function forgetAll(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Then nothing was kept.
  }
}

export function keep(key: string, value: unknown, shelf: Shelf = 'ever'): void {
  try {
    shelves[shelf].setItem(`wildcards.${key}`, JSON.stringify(value));
  } catch {
    // A full disk loses a preference, never a game.
  }
}
