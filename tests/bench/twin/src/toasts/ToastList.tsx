import { useEffect } from 'react'
import { toast as sonner } from 'sonner'
import { type Toast } from '../../../../../runtime/core/toasts/merge.ts'
import { toastDuration } from '../../../../../runtime/shell/toasts/toastTimers.ts'
import { Toaster } from '../../../../../runtime/ui/Toaster.tsx'
import { ToastText } from '../../../../../runtime/ui/ToastText.tsx'
import { closeToast } from './toasts.ts'

export function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  useEffect(() => {
    for (const toast of toasts) {
      const { id, type, texts, errorIds } = toast
      const [title, ...more] = texts
      const closed = () => closeToast(id)
      sonner[type](title, {
        id,
        duration: toastDuration(toast),
        description: more.length + errorIds.length > 0 && <ToastText texts={more} errorIds={errorIds} />,
        onDismiss: closed,
        onAutoClose: closed,
      })
    }
  }, [toasts])
  return <Toaster />
}
