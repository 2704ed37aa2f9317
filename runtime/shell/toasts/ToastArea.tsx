import { useAtomValue } from 'jotai'
import { lazy, type ReactElement, Suspense } from 'react'
import { chunk } from '../calls/lazy.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { toastsAtom } from './toastsAtom.ts'

/** Prefetches the toast list: offline, the toast about the lost connection could not fetch it. */
export const fetchToastList = () => chunk(() => import('./ToastList.tsx'))
const ToastList = lazy(async () => ({ default: (await fetchToastList()).ToastList }))

/** The toast area; its list loads after the first rows, or with the first toast. */
export function ToastArea(): ReactElement | null {
  const { next } = useAtomValue(toastsAtom, { store: useRuntime().store })
  if (next === 1) return null
  return (
    <ErrorBoundary>
      <Suspense>
        <ToastList />
      </Suspense>
    </ErrorBoundary>
  )
}
