/**
 * The value at a dotted path; a key spelled with dots wins over a nested one. Undefined if missing; inherited
 * properties are ignored. `({ a: { b: 1 } }, 'a.b')` -> 1
 */
export function valueAt(data: unknown, path: string): unknown {
  if (hasKeys(data) && Object.hasOwn(data, path)) return data[path]
  let value = data
  for (const key of path.split('.')) {
    if (!hasKeys(value) || !Object.hasOwn(value, key)) return undefined
    value = value[key]
  }
  return value
}

function hasKeys(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** The own value of a key; undefined for inherited ones, so that `constructor` is an ordinary name. */
export function getOwn<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

/** Freezes a value deeply and returns it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const inner of Object.values(value)) deepFreeze(inner)
  return Object.freeze(value)
}
