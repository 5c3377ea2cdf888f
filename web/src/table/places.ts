import type { CardCode, Species, TokenValue } from '../art/codes';

export type LaidRole = 'down' | 'bid' | 'payment' | 'tiebreak';

/** The places of the table, as `data-place` names them: cards fly between them, and the lesson points at them. */
export type Place =
  | 'hand'
  | 'pile'
  | 'discard'
  | 'animals'
  | 'display'
  | 'supply'
  | `card-${CardCode}`
  | `slot-${number}`
  | `leader-${Species}`
  | `${'mat' | 'hand' | 'laid' | 'collection' | 'tokens' | 'purse'}-${number}`
  /** A card that was laid: whose, as what, and which of them. */
  | `lies-${number}-${LaidRole}-${number}`
  | `collection-${number}-${Species}`
  | `purse-${number}-${TokenValue}`
  /** A line of the count. */
  | `count-${'largest' | 'second' | 'leaders' | 'tokens' | 'total'}`;

export function placed(place: Place): string {
  return `[data-place="${place}"]`;
}
