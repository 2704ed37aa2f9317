import { useAtom } from 'jotai'
import { type ReactElement, useEffect, useMemo, useRef } from 'react'
import { toast as sonner } from 'sonner'
import { type Toast, type ToastEvent } from '../../core/toasts/merge.ts'
import { toastDuration } from '../../core/toasts/stay.ts'
import { Toaster } from '../../ui/Toaster.tsx'
import { ToastText } from '../../ui/ToastText.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { toastsAtom } from './toastsAtom.ts'
import { createToastTimers } from './toastTimers.ts'

/** Draws every toast; one that another was merged into is drawn anew in its place. */
export function ToastList(): ReactElement {
  const { ports, store } = useRuntime()
  const [{ shown }, tell] = useAtom(toastsAtom, { store })
  const timers = useMemo(
    () => createToastTimers(ports.clock, id => tell({ type: 'toastClosed', id })),
    [ports.clock, tell],
  )
  const drawn = useRef<ReadonlyMap<number, Toast>>(new Map())
  useEffect(() => {
    for (const toast of shown) {
      if (drawn.current.get(toast.id) === toast) continue
      draw(toast, tell)
      timers.set(toast.id, toastDuration(toast))
    }
    const now = new Map(shown.map(toast => [toast.id, toast]))
    for (const id of drawn.current.keys()) {
      if (now.has(id)) continue
      timers.drop(id)
      sonner.dismiss(id)
    }
    drawn.current = now
  }, [shown, tell, timers])
  return <Toaster onHold={timers.hold} onRelease={timers.release} />
}

function draw(toast: Toast, tell: (event: ToastEvent) => void): void {
  const { id, type, texts, errorIds } = toast
  const [title, ...more] = texts
  const lines = more.length + errorIds.length > 0
  sonner[type](<bdi>{title}</bdi>, {
    id,
    // The time is counted here: sonner's own goes on while the focus is in a toast.
    duration: Number.POSITIVE_INFINITY,
    description: lines && <ToastText texts={more} errorIds={errorIds} />,
    onDismiss: () => tell({ type: 'toastClosed', id }),
  })
}
