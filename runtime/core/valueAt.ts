import { isRecord } from '../../schemas/wire/envelope.ts'

/**
 * The value at a dotted path: a key that is spelled with its dots wins over a nested one. Undefined when there is none;
 * inherited properties are none. `({ a: { b: 1 } }, 'a.b')` -> 1
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

export { isRecord }

function hasKeys(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
