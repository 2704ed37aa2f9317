import { atom } from 'jotai'
import { type Notification } from '../../../schemas/wire/notification.ts'
import { bellAtom } from './bellAtom.ts'

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
