import { lazy, Suspense } from 'react'

const UsagePage = lazy(async () => ({ default: (await import('./UsagePage.tsx')).UsagePage }))

/** The page of documentation of every component. It is fetched when one is opened: a story does not wait for it. */
export const parameters = {
  docs: {
    page: () => (
      <Suspense fallback={null}>
        <UsagePage />
      </Suspense>
    ),
  },
}
