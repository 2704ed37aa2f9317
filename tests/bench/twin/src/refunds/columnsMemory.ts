import { useAtomValue } from 'jotai'
import { useState } from 'react'
import {
  type ColumnsMemory,
  columnsMemoryKey,
  readColumnsMemory,
  writeColumnsMemory,
} from '../../../../../runtime/core/grid/columnsMemory.ts'
import { knownUser, profileAtom } from '../session/menu.ts'
import { useStableCallback } from '../useStableCallback.ts'

/** Arranges the columns again; what comes out is remembered. */
export type KeepColumns = (arrange: (before: ColumnsMemory) => ColumnsMemory) => void

/** How the user of this browser last arranged the columns. */
export function storedMemory(user = knownUser()): ColumnsMemory {
  return readColumnsMemory(localStorage.getItem(keyOf(user)) ?? undefined)
}

/** The same, and the way to change it. */
export function useColumnsMemory(): [memory: ColumnsMemory, keep: KeepColumns] {
  const user = useAtomValue(profileAtom)?.name ?? knownUser()
  const [kept, setKept] = useState(() => ({ user, memory: storedMemory(user) }))
  if (kept.user !== user) setKept({ user, memory: storedMemory(user) })
  const keep = useStableCallback((arrange: (before: ColumnsMemory) => ColumnsMemory) => {
    const memory = arrange(kept.memory)
    localStorage.setItem(keyOf(user), writeColumnsMemory(memory))
    setKept({ user, memory })
  })
  return [kept.memory, keep]
}

const keyOf = (user: string) => columnsMemoryKey(user, 'refunds')
