/** A value of a definition with its JSON pointer. Its shape is unknown: it may be wrong. */
export interface Item {
  readonly pointer: string
  readonly value: unknown
}

/** The item below these keys; its value is undefined when a key is absent. */
export function child(item: Item, ...keys: readonly string[]): Item {
  let { pointer, value } = item
  for (const key of keys) {
    pointer = pointerTo(pointer, key)
    value = property(value, key)
  }
  return { pointer, value }
}

/** The text of an item; undefined when it is not a string. */
export function text(item: Item): string | undefined {
  return typeof item.value === 'string' ? item.value : undefined
}

/** The entries of a list; none when it is no list. */
export function items(item: Item): Item[] {
  if (!Array.isArray(item.value)) return []
  return item.value.map((value: unknown, index) => ({ pointer: `${item.pointer}/${index}`, value }))
}

/** The properties of an object; none when it is no object. */
export function entries(item: Item): (readonly [key: string, value: Item])[] {
  if (!isObject(item.value)) return []
  return Object.entries(item.value).map(([key, value]) => [
    key,
    { pointer: pointerTo(item.pointer, key), value },
  ])
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The pointer one step further, escaped as RFC 6901 wants it. */
export function pointerTo(pointer: string, key: string): string {
  // Fast path: this runs for every value, and hardly any key has one of them.
  const isPlain = !key.includes('~') && !key.includes('/')
  return `${pointer}/${isPlain ? key : key.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/** The keys of a pointer, unescaped. */
export function keysOfPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function property(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}
