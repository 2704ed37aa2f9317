import { useAtom } from 'jotai'
import { type ReactElement, useEffect, useMemo, useRef } from 'react'
import { toast as sonner } from 'sonner'
import { type Toast, type ToastAction, type ToastEvent } from '../../core/toasts/merge.ts'
import { Toaster } from '../../ui/Toaster.tsx'
import { ToastText } from '../../ui/ToastText.tsx'
import { downloadNotification } from '../notifications/changeNotifications.ts'
import { type Runtime, useRuntime } from '../RuntimeContext.tsx'
import { followToasts } from './toastLog.ts'
import { toastsAtom } from './toastsAtom.ts'
import { createToastTimers, toastDuration } from './toastTimers.ts'

/** Renders all toasts; a merged toast is updated in place. */
export function ToastList(): ReactElement {
  const runtime = useRuntime()
  const { ports, store } = runtime
  const [{ shown }, dispatch] = useAtom(toastsAtom, { store })
  const timers = useMemo(
    () => createToastTimers(ports.clock, id => dispatch({ type: 'toastClosed', id })),
    [ports.clock, dispatch],
  )
  const drawn = useRef<ReadonlyMap<number, Toast>>(new Map())
  // Before the timers start: a toast that has closed is only in the log.
  useEffect(() => followToasts(store), [store])
  useEffect(() => {
    for (const toast of shown) {
      if (drawn.current.get(toast.id) === toast) continue
      draw(toast, dispatch, action => act(runtime, action))
      timers.set(toast.id, toastDuration(toast))
    }
    const now = new Map(shown.map(toast => [toast.id, toast]))
    for (const id of drawn.current.keys()) {
      if (now.has(id)) continue
      timers.drop(id)
      sonner.dismiss(id)
    }
    drawn.current = now
  }, [runtime, shown, dispatch, timers])
  return <Toaster onHold={timers.hold} onRelease={timers.release} />
}

function act(runtime: Runtime, action: ToastAction): void {
  if ('path' in action) runtime.navigate(action.path)
  else void downloadNotification(runtime, action.download)
}

function draw(
  toast: Toast,
  dispatch: (event: ToastEvent) => void,
  onAction: (action: ToastAction) => void,
): void {
  const { id, type, texts, errorIds, action } = toast
  const [title, ...more] = texts
  const lines = more.length + errorIds.length > 0
  sonner[type](<bdi>{title}</bdi>, {
    id,
    // Timed here: sonner's own timer continues while the focus is in a toast.
    duration: Number.POSITIVE_INFINITY,
    description: lines && <ToastText texts={more} errorIds={errorIds} />,
    action: action && {
      label: action.label,
      onClick: () => {
        dispatch({ type: 'toastClosed', id })
        onAction(action)
      },
    },
    onDismiss: () => dispatch({ type: 'toastClosed', id }),
  })
}
