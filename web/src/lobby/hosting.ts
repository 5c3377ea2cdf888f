import type { TableInfo } from '../protocol';

/** Whether somebody else has become the host of a table. A host who changes seats goes to one that was free. */
export function hasNewHost(before: TableInfo, now: TableInfo): boolean {
  if (now.host === null || before.host === null || now.host === before.host) return false;
  return before.seats[now.host]?.holder !== 'empty';
}
