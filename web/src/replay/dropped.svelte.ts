import { keep, recall } from '../lib/storage';
import type { GameRecord } from '../protocol';

/** The records that were dropped in; they outlast a reload, and leave with the tab. */
let records = $state.raw(recall<GameRecord[]>('dropped', [], 'tab'));

export function dropped(): GameRecord[] {
  return records;
}

export function keepDropped(found: GameRecord[]): void {
  records = found;
  keep('dropped', found, 'tab');
}
