import { atom } from 'jotai'
import { type Notification } from '../../../schemas/wire/notification.ts'
import { bellAtom } from './bellAtom.ts'

/** Types of the processes that go on, a line for each. */
const goingAtom = atom('')

/**
 * The same as far as anybody can tell: without the live line nobody would hear that one has ended. It is written with the
 * processes that go on.
 */
export const runningAtom = atom(
  get => (get(bellAtom).line === 'lost' ? '' : get(goingAtom)),
  (_, set, inProgress: readonly Notification[]) => {
    const types = inProgress.flatMap(({ processType }) => processType ?? [])
    set(goingAtom, [...new Set(types)].sort().join('\n'))
  },
)
