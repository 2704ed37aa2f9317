/** A record's own value under a key; undefined for inherited ones, so that `constructor` is a name like any other. */
export function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
