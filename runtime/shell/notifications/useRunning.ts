import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useRuntime } from '../RuntimeContext.tsx'
import { runningAtom } from './runningAtom.ts'

/** Types of the processes of the user that the server runs at this moment; the same set while it has the same. */
export function useRunning(): ReadonlySet<string> {
  const { store } = useRuntime()
  const types = useAtomValue(runningAtom, { store })
  return useMemo(() => new Set(types.split('\n').filter(Boolean)), [types])
}
