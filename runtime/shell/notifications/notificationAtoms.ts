import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { type Notification } from '../../../schemas/wire/notification.ts'
import { useRuntime } from '../RuntimeContext.tsx'

/** The state of the bell in the top bar; all other notification state loads after the first rows. */
export interface Bell {
  readonly unread: number
  /** State of the live connection. `none`: not known yet, or disabled. */
  readonly line: 'none' | 'open' | 'lost'
}

export const silentBell: Bell = { unread: 0, line: 'none' }
export const bellAtom = atom(silentBell)

/** Types of the running processes, one per line. */
const goingAtom = atom('')

/**
 * Types of the running processes, one per line. Empty while the live connection is lost, because the end of a process
 * would not be noticed. Written with the notifications of the running processes.
 */
export const runningAtom = atom(
  get => (get(bellAtom).line === 'lost' ? '' : get(goingAtom)),
  (_, set, inProgress: readonly Notification[]) => {
    const types = inProgress.flatMap(({ processType }) => processType ?? [])
    set(goingAtom, [...new Set(types)].sort().join('\n'))
  },
)

/** Types of the user's processes running on the server; the same set while unchanged. */
export function useRunning(): ReadonlySet<string> {
  const { store } = useRuntime()
  const types = useAtomValue(runningAtom, { store })
  return useMemo(() => new Set(types.split('\n').filter(Boolean)), [types])
}
