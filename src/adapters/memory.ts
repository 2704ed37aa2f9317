import { type Memory } from '../../runtime/ports/browser.ts'

/** A browser storage that never throws: if disabled or full, it stores nothing. */
export function createMemory(storage: () => Storage): Memory {
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(storage())
    } catch {
      return undefined
    }
  }
  return {
    get: key => attempt(open => open.getItem(key)) ?? undefined,
    set: (key, value) =>
      attempt(open => {
        open.setItem(key, value)
        return true
      }) ?? false,
    remove: key => attempt(open => open.removeItem(key)),
  }
}
