import { useState } from 'react'

/**
 * The visible columns as the user has just chosen them. The address takes its time to say the same; a key that is pressed
 * meanwhile acts on what was chosen, and what has moved keeps its place and the focus. What comes from elsewhere (the
 * browser's Back, a reset) counts at once.
 */
export function useOptimisticColumns(given: readonly string[]): Ahead {
  const key = given.join()
  const [{ seen, asked }, set] = useState<Asked>({ seen: key, asked: [] })
  const ahead = key === seen ? asked : stillAsked(asked, key)
  if (key !== seen) set({ seen: key, asked: ahead })
  return {
    visible: ahead.at(-1) ?? given,
    ask: visible => set({ seen: key, asked: [...ahead, visible] }),
    forget: () => set({ seen: key, asked: [] }),
  }
}

/** Those that were asked for after the one that has come; none when it is another one. */
function stillAsked(asked: Asked['asked'], key: string): Asked['asked'] {
  const at = asked.findIndex(visible => visible.join() === key)
  return at === -1 ? [] : asked.slice(at + 1)
}

interface Asked {
  /** The columns that were given last. */
  readonly seen: string
  /** What was asked for and has not come, the newest last. */
  readonly asked: readonly (readonly string[])[]
}

interface Ahead {
  /** Fields of the visible columns in their order. */
  readonly visible: readonly string[]
  readonly ask: (visible: readonly string[]) => void
  /** Everything that was asked for is given up. */
  readonly forget: () => void
}
