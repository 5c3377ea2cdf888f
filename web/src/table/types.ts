import type { CardCode, Species, TokenValue } from '../art/codes';
import type { LaidRole } from './places';

/** What the building blocks of the table are given. All words arrive ready, in the reader's language. */
export interface Choosable {
  id: string;
  label: string;
  selected?: boolean;
  /** True: may be chosen now. False: may not, and `reason` says why. Absent: nothing is being asked. */
  legal?: boolean;
  reason?: string;
  /** The reason's name, by which its rule is found. */
  why?: string;
}

/** The name of a thing, and why it cannot be chosen where that is so. */
export function spoken({ label, reason }: Choosable, between = '. '): string {
  return reason ? `${label}${between}${reason}` : label;
}

export interface HandItem extends Choosable {
  code: CardCode;
}

export interface DisplayItem extends Choosable {
  species: Species;
  name: string;
  /** What taking it would bring, such as "+2". */
  gain?: string;
  /** Points before and after, such as "20 → 22". */
  total?: string;
  /** A Leader would come with it. */
  leads?: boolean;
}

export interface CollectionGroup {
  species: Species;
  count: number;
  /** For example "3 lions". */
  label: string;
  /** Holds the species' Leader. */
  leads: boolean;
}

export interface LaidCard {
  id: `${number}-${LaidRole}-${number}`;
  /** Absent while it lies face down. */
  code?: CardCode;
  role: Exclude<LaidRole, 'down'>;
  label: string;
}

export interface LeaderItem {
  species: Species;
  label: string;
  text: string;
}

export interface PlayerData {
  seat: number;
  name: string;
  avatar: string | null;
  /** Of a bot. */
  level: string | undefined;
  you: boolean;
  /** The table waits for this player. */
  active: boolean;
  /** For example "has bid" or "is thinking". */
  status: string;
  /** What has to be seen of the seat even where there is no room for its status. */
  notice: string | undefined;
  handSize: number;
  handLabel: string;
  points: number;
  pointsLabel: string;
  tokens: TokenValue[];
  leaders: LeaderItem[];
  collection: CollectionGroup[];
  collectionLabel: string;
  laid: LaidCard[];
}
