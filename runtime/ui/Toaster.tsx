import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Toaster as Sonner } from 'sonner'
import 'sonner/dist/styles.css'
import styles from './Toaster.module.css'
import { useMediaQuery } from './useMediaQuery.ts'
import { usePanelFoot } from './usePanelFoot.ts'

/**
 * The toast area for sonner's `toast()`. Import it lazily. The build removes the style that sonner inserts by
 * script (src/build/plugins/sonnerWithoutStyle.ts), which the policy forbids.
 */
export function Toaster({ direction = documentDirection(), onHold, onRelease }: ToasterProps) {
  const area = useHold(onHold, onRelease)
  // On a phone the pager and the bar of a selection take the whole width at the bottom. Over a panel, what is behind a
  // toast at the bottom can be scrolled above it.
  const isPhone = useMediaQuery('(max-width: 600px)')
  const foot = usePanelFoot(isPhone)
  const block = isPhone && foot === undefined ? 'top' : 'bottom'
  return (
    <div ref={area} className={styles.area}>
      <Sonner
        dir={direction}
        position={direction === 'rtl' ? `${block}-left` : `${block}-right`}
        closeButton
        gap={8}
        offset={16}
        mobileOffset={{
          top: 'calc(var(--bar) + var(--space-3))',
          bottom: `calc(${foot ?? 0}px + var(--space-3))`,
        }}
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

/** A ref that reports when toasts must not close by themselves and when they may again. */
function useHold(onHold: ToasterProps['onHold'], onRelease: ToasterProps['onRelease']) {
  const area = useRef<HTMLDivElement>(null)
  const pointed = useRef(false)
  const look = useEffectEvent(() => {
    // An element removed under the pointer gets no leave event.
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
    // The focus has moved once the event is over.
    on('focusout', () => setTimeout(look))
    on('visibilitychange', look, document)
    // A focused toast that is removed takes the focus along without an event.
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

/** Milliseconds until the browser updates hover after an element was removed under the pointer. */
const hovers = 100

export interface ToasterProps {
  /** Reading direction; toasts come from its end edge. Default: that of the page. */
  direction?: 'ltr' | 'rtl' | undefined
  /** A toast is hovered or focused, or the page is hidden: no toast may close by itself. */
  onHold?: (() => void) | undefined
  onRelease?: (() => void) | undefined
}
