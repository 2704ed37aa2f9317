import { lazy, type ReactElement, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'
import { editingMessages, leaveText } from '../../core/form/formMessages.ts'
import { chunk } from '../calls/lazy.ts'
import { useRuntime } from '../RuntimeContext.tsx'
import { useBeforeReload } from '../useBeforeReload.ts'
import { forgetQuery } from '../useQuery.ts'
import { whenIdle } from '../whenIdle.ts'
import { type Unsaved, unsaved } from './unsavedForms.ts'

const fetchDialog = () => chunk(() => import('../../ui/ConfirmDialog.tsx'))
const ConfirmDialog = lazy(async () => ({ default: (await fetchDialog()).ConfirmDialog }))

/**
 * Asks before unsaved input is left: in a dialog for another screen or tab of it, by the browser for another
 * page or a closed tab. `one` must be a stable object. A page that leaves because its session has ended, or
 * reloads itself, does not ask: drafts are restored on return.
 */
export function UnsavedGuard({ one }: { one: Unsaved }): ReactElement | null {
  useEffect(() => unsaved.add(one), [one])
  const first = useSyncExternalStore(unsaved.subscribe, unsaved.first)
  return first === one ? <Guard /> : null
}

function Guard() {
  const { ports, store } = useRuntime()
  const [signedIn] = useState(() => ports.session.token() !== undefined)
  useBeforeReload(unsaved.leave)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      unsaved.flush()
      const ended = signedIn && ports.session.token() === undefined
      if (!ended && !unsaved.leaves() && unsaved.dirty().length > 0) event.preventDefault()
    }
    const keep = () => unsaved.flush()
    window.addEventListener('beforeunload', ask)
    window.addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
    }
  }, [ports, signedIn])
  useEffect(() => {
    // Prefetched, so that it can ask offline too.
    void whenIdle()
      .then(fetchDialog)
      .catch(() => {})
  }, [])
  const blocker = useBlocker(({ currentLocation: here, nextLocation: there }) => {
    // A filter keeps the screen, and a tab what is outside of it; the same address opens the screen again.
    const reopened = here.pathname !== there.pathname || here.search === there.search
    return unsaved
      .dirty()
      .some(one => reopened || !(one.panel ?? one).stays(new URLSearchParams(there.search)))
  })
  const blocked = blocker.state === 'blocked'
  const answered = useRef(blocker)
  // Once shown, the dialog stays mounted to fade out and return the focus.
  const [asks, setAsks] = useState(false)
  if (blocked && !asks) setAsks(true)
  if (!asks) return null
  const lacks = unsaved.dirty().map(one => one.lacks())
  const kept = lacks.every(labels => labels?.length === 0)
  return (
    <Suspense>
      <ConfirmDialog
        open={blocked}
        type="cancel"
        title={editingMessages.leaveTitle}
        text={leaveText(lacks)}
        confirm={editingMessages.leave}
        refuse={editingMessages.stay}
        danger={!kept}
        onConfirm={() => {
          // The router's new state is rendered later, and it must not proceed twice.
          if (answered.current === blocker) return
          answered.current = blocker
          unsaved.flush()
          blocker.proceed?.()
        }}
        onClose={() => {
          blocker.reset?.()
          forgetQuery(store)
        }}
      />
    </Suspense>
  )
}
