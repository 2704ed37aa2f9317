import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { useStableCallback } from '../../useStableCallback.ts'

/** Milliseconds until a reload is tried again that was due while the grid was in use. */
const pause = 5000

/**
 * Reloads the rows when they are `wait` milliseconds old, again and again: only while the tab is visible and online,
 * and not while the user works with them. A reload that was due meanwhile follows as soon as possible.
 */
export function useRefreshEvery(wait: number | undefined, parts: RefreshParts): void {
  const { clock } = useRuntime().ports
  const { page, section } = parts
  const loaded = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reply has a page of its own
  useLayoutEffect(() => {
    loaded.current = clock.now()
  }, [clock, page])
  const isInUse = useStableCallback(
    () => parts.isBusy() || (section.current !== null && hasOpenPart(section.current)),
  )
  const refresh = useStableCallback(parts.refresh)
  useEffect(() => {
    if (wait === undefined) return
    let cancel = () => {}
    const begin = () => {
      cancel()
      // A tab that is hidden or offline begins again when that changes.
      if (!isReachable()) return
      const left = loaded.current + wait - clock.now()
      if (left > 0) cancel = clock.after(left, begin)
      else if (isInUse()) cancel = clock.after(pause, begin)
      else {
        // A reload that fails, or is ignored because a request is pending, counts too.
        loaded.current = clock.now()
        refresh()
        cancel = clock.after(wait, begin)
      }
    }
    cancel = clock.after(wait, begin)
    document.addEventListener('visibilitychange', begin)
    window.addEventListener('online', begin)
    return () => {
      cancel()
      document.removeEventListener('visibilitychange', begin)
      window.removeEventListener('online', begin)
    }
  }, [wait, clock, isInUse, refresh])
}

interface RefreshParts {
  /** The newest rows: their time counts from here. */
  readonly page: object | undefined
  readonly section: RefObject<HTMLElement | null>
  /** Whether rows are selected or have input. */
  readonly isBusy: () => boolean
  /** Reloads in the background. */
  readonly refresh: () => void
}

function isReachable(): boolean {
  return document.visibilityState === 'visible' && navigator.onLine
}

/** Whether the user reads or types: in a menu, panel or dialog, in the tooltip of a cell, or in an input of a row. */
function hasOpenPart(section: HTMLElement): boolean {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
  // The panel with the grid itself is no reason.
  if (dialogs.some(dialog => !dialog.contains(section))) return true
  if (section.querySelector(opened)) return true
  const { activeElement } = document
  if (section.contains(activeElement) && activeElement?.matches(typing)) return true
  const text = document.getSelection()
  return text?.isCollapsed === false && section.contains(text.anchorNode)
}

const opened = '[aria-haspopup][aria-expanded="true"], [role="gridcell"][aria-describedby]'
const typing = ':is(.rdg-row, [data-card]) :is(input:not([type="checkbox"]), textarea, select)'
