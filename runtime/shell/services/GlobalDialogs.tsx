import { lazy, type ReactElement, Suspense } from 'react'
import { firstRows } from '../screen/startGrids.ts'
import { whenIdle } from '../whenIdle.ts'

const Services = lazy(async () => {
  await firstRows()
  await whenIdle()
  // Without its windows and shortcuts the console still works: a part that is gone is no failure to show.
  const { Services } = await import('./Services.tsx').catch(() => ({ Services: () => null }))
  return { default: Services }
})

/** Shortcuts and windows of the console as a whole, fetched after the first rows. */
export function GlobalDialogs(): ReactElement {
  return (
    <Suspense>
      <Services />
    </Suspense>
  )
}
