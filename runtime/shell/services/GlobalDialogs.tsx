import { lazy, type ReactElement, Suspense, useCallback, useEffect, useRef } from 'react'
import { firstRows } from '../screen/startGrids.ts'
import { whenIdle } from '../whenIdle.ts'
import { recordServiceKeys } from './recordServiceKeys.ts'
import { type ServicesProps } from './Services.tsx'

const Services = lazy(async () => {
  await firstRows()
  await whenIdle()
  // The console works without its windows and shortcuts: a missing chunk shows no error.
  const missing = (_: ServicesProps): null => null
  const { Services } = await import('./Services.tsx').catch(() => ({ Services: missing }))
  return { default: Services }
})

/** Global shortcuts and windows, loaded after the first rows; a key pressed earlier is kept. */
export function GlobalDialogs(): ReactElement {
  const early = useRef<ReturnType<typeof recordServiceKeys>>(undefined)
  useEffect(() => {
    const take = recordServiceKeys()
    early.current = take
    return () => void take()?.typed?.()
  }, [])
  const takeRequested = useCallback(() => early.current?.(), [])
  return (
    <Suspense>
      <Services takeRequested={takeRequested} />
    </Suspense>
  )
}
