import { useAtomValue } from 'jotai'
import { lazy, type ReactElement, Suspense } from 'react'
import { chunk } from '../calls/chunk.ts'
import { useRuntime } from '../RuntimeContext.tsx'
import { SafeArea } from '../SafeArea.tsx'
import { toastsAtom } from './toastsAtom.ts'

const ToastList = lazy(async () => ({ default: (await chunk(() => import('./ToastList.tsx'))).ToastList }))

/** The toast area; what draws it is fetched with the first toast. */
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
