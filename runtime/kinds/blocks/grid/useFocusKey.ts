import { type RefObject, useEffect, useRef } from 'react'
import { takesShortcuts } from '../../../shell/shortcuts/takesShortcuts.ts'

/** A key that puts the focus on the first control of the element, from anywhere but where text is typed or a window is open. */
export function useFocusKey<E extends HTMLElement>(key: string, active: boolean): RefObject<E | null> {
  const area = useRef<E>(null)
  useEffect(() => {
    if (!active) return
    const focus = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || !takesShortcuts(event))
        return
      const first = area.current?.querySelector<HTMLElement>('input, select, button')
      if (!first) return
      event.preventDefault()
      first.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [key, active])
  return area
}
