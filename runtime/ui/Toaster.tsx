import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Toaster as Sonner } from 'sonner'
import 'sonner/dist/styles.css'
import styles from './Toaster.module.css'

/**
 * The toast area: what sonner's `toast()` says appears here. Import it lazily. The build takes out the style that
 * sonner writes into the page by script (src/build/plugins/sonnerWithoutStyle.ts), which the policy forbids.
 */
export function Toaster({ direction = documentDirection(), onHold, onRelease }: ToasterProps) {
  const area = useHold(onHold, onRelease)
  return (
    <div ref={area} className={styles.area}>
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
    </div>
  )
}

const documentDirection = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

/** Tells of the element that it is given to when toasts may go away by themselves and when not. */
function useHold(onHold: ToasterProps['onHold'], onRelease: ToasterProps['onRelease']) {
  const area = useRef<HTMLDivElement>(null)
  const pointed = useRef(false)
  const look = useEffectEvent(() => {
    // What is taken away under the pointer gets no event that the pointer has left.
    pointed.current &&= area.current?.matches(':hover') === true
    const focused = area.current?.contains(document.activeElement) === true
    if (pointed.current || focused || document.hidden) onHold?.()
    else onRelease?.()
  })
  useEffect(() => {
    const stop = new AbortController()
    const on = (type: string, act: () => void, target: EventTarget | null = area.current) =>
      target?.addEventListener(type, act, { signal: stop.signal })
    on('pointerenter', () => {
      pointed.current = true
      look()
    })
    on('pointerleave', () => {
      pointed.current = false
      look()
    })
    on('focusin', look)
    // The focus has left when the event is over.
    on('focusout', () => setTimeout(look))
    on('visibilitychange', look, document)
    // A toast that leaves the page takes the focus along, of which no event tells.
    let timer: ReturnType<typeof setTimeout> | undefined
    const leaves = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(look, hovers)
    })
    if (area.current) leaves.observe(area.current, { childList: true, subtree: true })
    return () => {
      stop.abort()
      leaves.disconnect()
      clearTimeout(timer)
    }
  }, [])
  return area
}

/** Milliseconds in which the browser finds out what the pointer stands on once something was taken away from under it. */
const hovers = 100

export interface ToasterProps {
  /** Reading direction; toasts come from its end edge. Default: that of the page. */
  direction?: 'ltr' | 'rtl' | undefined
  /** Somebody points at a toast, has the focus in one, or does not see the page: no toast may go away by itself. */
  onHold?: (() => void) | undefined
  onRelease?: (() => void) | undefined
}
