/**
 * The value of a table for a text that a person can type, or that a server sends. Only own keys count: every object
 * also has `constructor` and `toString`.
 */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
