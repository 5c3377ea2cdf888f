/** Whether a name that comes from elsewhere stands in a table. */
export function isKeyOf<Key extends string>(table: Record<Key, unknown>, name: string): name is Key {
  return Object.hasOwn(table, name);
}
