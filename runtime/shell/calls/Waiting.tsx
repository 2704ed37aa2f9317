import { useAtomValue } from 'jotai'
import { lazy, type ReactElement, Suspense } from 'react'
import { SafeArea } from '../SafeArea.tsx'
import { useShell } from '../ShellContext.ts'
import { waitsAtom } from './createCall.ts'
import { chunk } from './lazy.ts'

/** Fetches what tells of calls without a reply ahead of the first one: where the server is slow it would come late. */
export const fetchWaitingCalls = () => chunk(() => import('./WaitingCalls.tsx'))
const WaitingCalls = lazy(async () => ({ default: (await fetchWaitingCalls()).WaitingCalls }))

/** Tells of calls that the user has waited for since a while, and lets go of them. */
export function Waiting(): ReactElement | null {
  const calls = useAtomValue(waitsAtom, { store: useShell().store })
  if (calls.length === 0) return null
  return (
    <SafeArea>
      <Suspense>
        <WaitingCalls calls={calls} />
      </Suspense>
    </SafeArea>
  )
}
