import { useAtom } from 'jotai'
import { type ReactElement, useEffect, useRef } from 'react'
import { toast as sonner } from 'sonner'
import { type Toast } from '../../core/toasts/merge.ts'
import { Toaster } from '../../ui/Toaster.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { toastsAtom } from './toastsAtom.ts'

/** Milliseconds that a toast stays unless it says otherwise; an error takes longer to read. */
const stay = { error: 8000, warning: 6000, success: 4000, info: 4000 } as const

/** Draws every toast; one that another was merged into is drawn anew in its place. */
export function ToastList(): ReactElement {
  const [{ shown }, tell] = useAtom(toastsAtom, { store: useRuntime().store })
  const drawn = useRef<ReadonlySet<Toast>>(new Set())
  useEffect(() => {
    for (const toast of shown) if (!drawn.current.has(toast)) draw(toast, tell)
    drawn.current = new Set(shown)
  }, [shown, tell])
  return <Toaster />
}

function draw(toast: Toast, tell: (event: { type: 'toastClosed'; id: number }) => void): void {
  const [title, ...more] = toast.texts
  const ids = toast.errorIds.map(id => `Error log id: ${id}`)
  const closed = () => tell({ type: 'toastClosed', id: toast.id })
  const lines = [...more, ...ids]
  sonner[toast.type](title, {
    id: toast.id,
    duration: toast.timeout ?? stay[toast.type],
    description: lines.length > 0 && lines.map(line => <div key={line}>{line}</div>),
    onDismiss: closed,
    onAutoClose: closed,
  })
}
