import { type Memory } from '../../runtime/ports/browser.ts'

/** A storage of the browser in a map. */
export function mapMemory(): Memory & { entries(): Iterable<readonly [string, string]> } {
  const map = new Map<string, string>()
  return {
    get: key => map.get(key),
    set: (key, value) => map.set(key, value).has(key),
    remove: key => void map.delete(key),
    entries: () => map,
  }
}
