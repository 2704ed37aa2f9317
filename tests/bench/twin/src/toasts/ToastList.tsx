import { useEffect } from 'react'
import { toast as sonner } from 'sonner'
import { Toaster } from '../../../../../runtime/ui/Toaster.tsx'
import { closeToast, type Toast } from './toasts.ts'

export function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  useEffect(() => {
    for (const { id, type, text, stay } of toasts) {
      const closed = () => closeToast(id)
      sonner[type](text, { id, duration: stay, onDismiss: closed, onAutoClose: closed })
    }
  }, [toasts])
  return <Toaster />
}
