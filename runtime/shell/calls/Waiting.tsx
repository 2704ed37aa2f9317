import { useAtomValue } from 'jotai'
import { lazy, type ReactElement, Suspense } from 'react'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { useShell } from '../ShellContext.ts'
import { waitsAtom } from './createCall.ts'
import { chunk } from './lazy.ts'

/** Prefetches the notice of pending calls: on a slow server it would arrive too late. */
export const fetchWaitingCalls = () => chunk(() => import('./WaitingCalls.tsx'))
const WaitingCalls = lazy(async () => ({ default: (await fetchWaitingCalls()).WaitingCalls }))

/** Shows calls that have been pending for a while. */
export function Waiting(): ReactElement | null {
  const calls = useAtomValue(waitsAtom, { store: useShell().store })
  if (calls.length === 0) return null
  return (
    <ErrorBoundary>
      <Suspense>
        <WaitingCalls calls={calls} />
      </Suspense>
    </ErrorBoundary>
  )
}
