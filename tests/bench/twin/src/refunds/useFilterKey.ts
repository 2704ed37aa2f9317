import { type RefObject, useEffect, useRef } from 'react'
import { isTyping } from '../../../../../runtime/shell/shortcuts/acceptsShortcuts.ts'

/** `/` puts the focus on the first filter, from anywhere but where text is typed. */
export function useFilterKey<E extends HTMLElement>(): RefObject<E | null> {
  const area = useRef<E>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || isTyping(target)) return
      event.preventDefault()
      area.current?.querySelector('input')?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  return area
}
