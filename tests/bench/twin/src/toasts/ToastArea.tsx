import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { toastsAtom } from './toasts.ts'

/** Fetches what draws toasts ahead of the first one. */
export const fetchToastList = () => import('./ToastList.tsx')
const ToastList = lazy(async () => ({ default: (await fetchToastList()).ToastList }))

/** The toast area; what draws it comes with the first toast. */
export function ToastArea() {
  const { shown, next } = useAtomValue(toastsAtom)
  if (next === 1) return null
  return (
    <Suspense>
      <ToastList toasts={shown} />
    </Suspense>
  )
}
