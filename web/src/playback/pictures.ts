import { type HabitatCode, isSpecies, type Species, type TokenValue } from '../art/codes';
import {
  animalDrawing,
  backDrawing,
  habitatDrawing,
  leaderDrawing,
  refillDrawing,
  tokenDrawing,
  type Drawing,
} from '../art/drawings';
import { t } from '../i18n/index.svelte';

/** The picture of `F3`, `R`, `pe`, `leader pe`, `token 2` or `back`. */
export function drawingOf(card: string): Drawing {
  const [kind = '', detail = ''] = card.split(' ');
  if (kind === 'leader') return leaderDrawing(detail as Species, 'icon');
  if (kind === 'token') return tokenDrawing(Number(detail) as TokenValue);
  if (kind === 'back') return backDrawing('habitat');
  if (kind === 'R') return refillDrawing();
  if (isSpecies(kind)) return animalDrawing(kind);
  return habitatDrawing(kind as HabitatCode, t(`habitat-${kind.charAt(0)}.letter`));
}
