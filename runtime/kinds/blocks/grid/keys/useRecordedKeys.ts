import { type RefObject, useEffect, useRef } from 'react'
import { shortcutKeys } from '../../../../core/shortcutKeys.ts'
import { acceptsShortcuts } from '../../../../shell/shortcuts/acceptsShortcuts.ts'
import { useStableCallback } from '../../../useStableCallback.ts'

/**
 * Records keys of a list until the code that handles them is loaded. The returned function returns them in
 * order and stops recording.
 */
export function useRecordedKeys(
  section: RefObject<HTMLElement | null>,
  first: boolean,
): () => readonly KeyboardEvent[] {
  const recorded = useRef<KeyboardEvent[] | undefined>([])
  const record = useStableCallback((event: KeyboardEvent) => {
    if (!recorded.current || !isRecorded(event) || !acceptsShortcuts(event)) return
    if (!concernsGrid(event.target, section.current, first)) return
    // The browser would select the text of the page.
    if (event.ctrlKey || event.metaKey) event.preventDefault()
    recorded.current.push(event)
  })
  useEffect(() => {
    document.addEventListener('keydown', record)
    return () => document.removeEventListener('keydown', record)
  }, [record])
  return useStableCallback(() => {
    const events = recorded.current ?? []
    recorded.current = undefined
    return events
  })
}

const single: ReadonlySet<string> = new Set([
  shortcutKeys.nextPage,
  shortcutKeys.previousPage,
  shortcutKeys.actions,
])

function isRecorded({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false
  const isInRows = target instanceof Element && target.closest('.rdg-cell') !== null
  if (ctrlKey || metaKey) return !shiftKey && isInRows && key.toLowerCase() === shortcutKeys.selectPage
  return shiftKey ? isInRows && key === shortcutKeys.selectRange : single.has(key)
}

/** Dispatches a recorded key again at its target. */
export function pressAgain({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): void {
  const there = target instanceof Element && target.isConnected ? target : document.activeElement
  there?.dispatchEvent(
    new KeyboardEvent('keydown', { key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true }),
  )
}

/**
 * Whether a key belongs to this grid: keys inside a grid are its own, others belong to the first grid of the screen, also
 * those in its docked panel.
 */
export function concernsGrid(
  target: EventTarget | null,
  section: HTMLElement | null,
  first: boolean,
): target is Element {
  if (!(target instanceof Element) || !section) return false
  if (section.contains(target)) return true
  return first && target.closest('[data-grid]') === null && section.closest('[data-docked] > aside') === null
}
