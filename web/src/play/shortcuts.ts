import type { Scene } from '../playback/scene';
import type { Species } from '../protocol';
import { handIds } from './moves';

/** Keys that belong together, as the help shows them. */
export interface Shortcut {
  keys: string;
  /** The message that tells what they do. */
  says: string;
  on: Record<string, () => void>;
}

/** From left to right: ten Habitat cards and Refill Hand. */
const CARD_KEYS = [...'1234567890-'];
const ANIMAL_KEYS = [...'qwer'];

interface Actions {
  card: (id: string) => void;
  animal: (species: Species) => void;
  goOn: () => void;
  log: () => void;
  talk?: () => void;
  knowledge?: () => void;
  change: () => void;
}

/** The keys of a table that is played at. */
export function tableShortcuts(scene: () => Scene, seat: number | null, actions: Actions): Shortcut[] {
  const row = (keys: readonly string[], press: (place: number) => void): Shortcut['on'] =>
    Object.fromEntries(keys.map((key, place) => [key, () => press(place)]));
  const pressCard = (place: number): void => {
    const id = seat === null ? undefined : handIds(scene(), seat)[place];
    if (id) actions.card(id);
  };
  const pressAnimal = (place: number): void => {
    const species = scene().slots[place];
    if (species) actions.animal(species);
  };
  return [
    { keys: '1 … 9 0 -', says: 'key-cards', on: seat === null ? {} : row(CARD_KEYS, pressCard) },
    { keys: 'Q W E R', says: 'key-animals', on: row(ANIMAL_KEYS, pressAnimal) },
    { keys: 'Y', says: 'key-yes', on: { y: () => answerWith('yes') } },
    { keys: 'N', says: 'key-no', on: { n: () => answerWith('no') } },
    { keys: 'U', says: 'key-change', on: { u: actions.change } },
    { keys: 'G', says: 'key-go-on', on: { g: actions.goOn } },
    { keys: 'L', says: 'key-log', on: { l: actions.log } },
    ...(actions.knowledge ? [{ keys: 'K', says: 'key-knowledge', on: { k: actions.knowledge } }] : []),
    ...(actions.talk ? [{ keys: 'C', says: 'key-talk', on: { c: actions.talk } }] : []),
  ];
}

/** The button of that answer, as if clicked; a disabled one does nothing. */
function answerWith(answer: 'yes' | 'no'): void {
  document.querySelector<HTMLButtonElement>(`[data-answer="${answer}"]`)?.click();
}
