import type { CardCode, Species, TokenValue } from './codes';

/** A thing that lies on the table or flies over it. */
export type Piece =
  | { kind: 'card'; code: CardCode }
  | { kind: 'animal'; species: Species }
  | { kind: 'leader'; species: Species }
  | { kind: 'token'; value: TokenValue }
  | { kind: 'back' };

export const card = (code: CardCode): Piece => ({ kind: 'card', code });
export const animal = (species: Species): Piece => ({ kind: 'animal', species });
export const leader = (species: Species): Piece => ({ kind: 'leader', species });
export const token = (value: TokenValue): Piece => ({ kind: 'token', value });
export const BACK: Piece = { kind: 'back' };
