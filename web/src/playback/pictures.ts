import { REFILL } from '../art/codes';
import {
  animalDrawing,
  backDrawing,
  habitatDrawing,
  leaderDrawing,
  refillDrawing,
  tokenDrawing,
  type Drawing,
} from '../art/drawings';
import type { Piece } from '../art/pieces';
import { t } from '../i18n/index.svelte';

export function drawingOf(piece: Piece): Drawing {
  switch (piece.kind) {
    case 'card':
      if (piece.code === REFILL) return refillDrawing();
      return habitatDrawing(piece.code, t(`habitat-${piece.code.charAt(0)}.letter`));
    case 'animal':
      return animalDrawing(piece.species);
    case 'leader':
      return leaderDrawing(piece.species, 'icon');
    case 'token':
      return tokenDrawing(piece.value);
    case 'back':
      return backDrawing('habitat');
  }
}
