import { lazy, Suspense, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../runtime/ui/ConfirmDialog.tsx')).ConfirmDialog,
}))

/** Asks before what is typed is left, for another screen or with the tab. */
export function LeaveQuestion({ asks }: { asks: boolean }) {
  useEffect(() => {
    if (!asks) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [asks])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => asks && currentLocation.pathname !== nextLocation.pathname,
  )
  const blocked = blocker.state === 'blocked'
  const [asked, setAsked] = useState(false)
  if (blocked && !asked) setAsked(true)
  if (!asked) return null
  return (
    <Suspense>
      <ConfirmDialog
        open={blocked}
        type="cancel"
        title="Leave without saving?"
        text="Your changes are kept as a draft in this browser."
        confirm="Leave"
        refuse="Stay"
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      />
    </Suspense>
  )
}
