import { isSpecies } from '../art/codes';
import type { Scene } from '../playback/scene';
import { codeOf, handIds, NOTHING, type Selection } from '../play/moves';

/** The cards and animals that a move names, as if the learner had picked them. */
export function selectionFor(scene: Scene, seat: number, move: string): Selection {
  const [kind = '', ...words] = move.split(' ');
  const cards = takeFrom(
    handIds(scene, seat),
    words.filter((word) => !isSpecies(word)),
  );
  const [first = null, second = null] = words.filter(isSpecies);
  if (kind === 'swap') return { ...NOTHING, given: first, animal: second };
  return { cards, animal: first, given: null };
}

function takeFrom(hand: readonly string[], codes: readonly string[]): string[] {
  const left = [...hand];
  return codes.flatMap((code) => {
    const place = left.findIndex((id) => codeOf(id) === code);
    return place < 0 ? [] : left.splice(place, 1);
  });
}
