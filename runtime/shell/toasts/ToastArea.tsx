import { useAtomValue } from 'jotai'
import { lazy, type ReactElement, Suspense } from 'react'
import { chunk } from '../calls/lazy.ts'
import { useRuntime } from '../RuntimeContext.tsx'
import { SafeArea } from '../SafeArea.tsx'
import { toastsAtom } from './toastsAtom.ts'

/** Fetches what draws toasts ahead of the first one: the toast that there is no connection could not fetch it any more. */
export const fetchToastList = () => chunk(() => import('./ToastList.tsx'))
const ToastList = lazy(async () => ({ default: (await fetchToastList()).ToastList }))

/** The toast area; what draws it is fetched after the first rows, or with the first toast. */
export function ToastArea(): ReactElement | null {
  const { next } = useAtomValue(toastsAtom, { store: useRuntime().store })
  if (next === 1) return null
  return (
    <SafeArea>
      <Suspense>
        <ToastList />
      </Suspense>
    </SafeArea>
  )
}
