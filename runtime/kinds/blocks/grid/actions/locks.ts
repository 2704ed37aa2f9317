/** Which buttons are locked. One store per grid, so that a lock draws its own buttons only. */
export interface Locks {
  has(key: string): boolean
  /** Locks the key; the result unlocks it. A key that is locked twice is free after the second unlock. */
  add(key: string): () => void
  /** Calls back after every change; returns the way to stop it. */
  subscribe(listener: () => void): () => void
}

export function createLocks(): Locks {
  const counts = new Map<string, number>()
  const listeners = new Set<() => void>()
  function change(key: string, by: 1 | -1) {
    counts.set(key, (counts.get(key) ?? 0) + by)
    if (counts.get(key) === 0) counts.delete(key)
    for (const listener of listeners) listener()
  }
  return {
    has: key => counts.has(key),
    add(key) {
      let held = true
      change(key, 1)
      return () => {
        if (held) change(key, -1)
        held = false
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
