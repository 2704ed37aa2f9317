import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** Open or not: a press holds open what pointing has opened; the pointer may leave for a moment on its way. */
export function useOpening(hover: boolean) {
  const [state, setState] = useState<'closed' | 'pointed' | 'pressed'>('closed')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const point = (event: PointerEvent, next: 'closed' | 'pointed', wait: number) => {
    clearTimeout(timer.current)
    if (!hover || event.pointerType !== 'mouse') return
    timer.current = setTimeout(() => setState(now => (now === 'pressed' ? now : next)), wait)
  }
  return {
    open: state !== 'closed',
    setOpen: (open: boolean) => setState(open ? 'pressed' : 'closed'),
    press: () => setState(now => (now === 'pressed' ? 'closed' : 'pressed')),
    pointer: {
      onPointerEnter: (event: PointerEvent) => point(event, 'pointed', enterWait),
      onPointerLeave: (event: PointerEvent) => point(event, 'closed', leaveWait),
    },
  }
}

/** Milliseconds that a pointer must rest before a dropdown opens, and may be away before it closes. */
const enterWait = 60
const leaveWait = 220
