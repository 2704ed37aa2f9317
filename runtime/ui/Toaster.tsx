import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { Toaster as Sonner } from 'sonner'
import 'sonner/dist/styles.css'
import styles from './Toaster.module.css'

/**
 * The toast area: what sonner's `toast()` says appears here. Import it lazily. The build takes out the style that
 * sonner writes into the page by script (src/app/sonnerWithoutStyle.ts), which the policy forbids.
 */
export function Toaster({ direction = 'ltr' }: ToasterProps) {
  return (
    <Sonner
      dir={direction}
      position={direction === 'rtl' ? 'bottom-left' : 'bottom-right'}
      closeButton
      gap={8}
      offset={16}
      icons={{
        success: <CircleCheck />,
        info: <Info />,
        warning: <TriangleAlert />,
        error: <CircleAlert />,
        close: <X />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: 'Close',
        classNames: {
          toast: styles.toast ?? '',
          icon: styles.icon ?? '',
          content: styles.content ?? '',
          title: styles.title ?? '',
          description: styles.description ?? '',
          closeButton: styles.close ?? '',
          actionButton: styles.action ?? '',
        },
      }}
    />
  )
}

export interface ToasterProps {
  /** Reading direction; toasts come from its end edge. Default ltr. */
  direction?: 'ltr' | 'rtl' | undefined
}
