import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { type ColumnsMemory } from '../../../../core/grid/columnsMemory.ts'
import { gridMemory, keepGridMemory } from '../../../../shell/gridMemory.ts'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { profileAtom } from '../../../../shell/session/profileAtom.ts'
import { useStableCallback } from '../../../useStableCallback.ts'

/** Arranges a grid anew; what comes out is remembered. */
export type KeepColumns = (arrange: (before: ColumnsMemory) => ColumnsMemory) => void

/** How the user arranged a grid, in this browser, and the way to arrange it anew. */
export function useColumnsMemory(gridId: string): [memory: ColumnsMemory, keep: KeepColumns] {
  const runtime = useRuntime()
  // The name of the user may become known after the first rows.
  const user = useAtomValue(profileAtom, { store: runtime.store })?.name
  const [kept, setKept] = useState(() => ({ user, gridId, memory: gridMemory(runtime, gridId) }))
  const current =
    kept.user === user && kept.gridId === gridId
      ? kept
      : { user, gridId, memory: unchanged(kept.memory, gridMemory(runtime, gridId)) }
  if (current !== kept) setKept(current)
  const keep = useStableCallback((arrange: (before: ColumnsMemory) => ColumnsMemory) => {
    const memory = arrange(current.memory)
    keepGridMemory(runtime, gridId, memory)
    setKept({ user, gridId, memory })
  })
  return [current.memory, keep]
}

function unchanged(before: ColumnsMemory, next: ColumnsMemory): ColumnsMemory {
  return JSON.stringify(before) === JSON.stringify(next) ? before : next
}
