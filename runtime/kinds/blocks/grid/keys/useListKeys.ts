import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DataGridHandle } from 'react-data-grid'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { shortcutKeys } from '../../../../core/shortcutKeys.ts'
import {
  acceptsShortcuts,
  isTyping,
  onUnhandledEscape,
} from '../../../../shell/shortcuts/acceptsShortcuts.ts'
import { focusActiveCell } from '../gridElement.ts'
import { type GridWork } from '../work/gridWork.ts'
import { selectionKey } from './selectionKeys.ts'
import { concernsGrid, pressAgain } from './useRecordedKeys.ts'

export interface ListKeysParts {
  readonly grid: RefObject<DataGridHandle | null>
  /** The element around the grid, its filters and the selection bar. */
  readonly section: RefObject<HTMLElement | null>
  /** The element around the rows. */
  readonly frame: RefObject<HTMLElement | null>
  readonly rows: readonly Row[]
  readonly work: Pick<GridWork, 'selected' | 'choose' | 'selectAll' | 'clear' | 'undock'>
  /** True for the first grid of a screen. */
  readonly first: boolean
  readonly onStep: (by: 1 | -1) => void
  /** Returns once the keys pressed before this was loaded. */
  readonly takeKeys: () => readonly KeyboardEvent[]
}

/**
 * Keys of a list, loaded after its rows. The grid is one tab stop (WAI-ARIA grid pattern): inside, arrow keys
 * move. Rows are selected by `selectionKey`; one key focuses the actions, two turn the page, and Escape goes
 * back one step: to the rows, then to no selection, then without the docked panel.
 */
export function useListKeys(parts: ListKeysParts): void {
  const { grid, section, frame, rows, work, first, onStep, takeKeys } = parts
  const { selected } = work
  const anchor = useAnchor(selected, rows)

  const inRows = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (!(target instanceof Element) || !target.closest('.rdg-cell')) return
    // The library would tab through every cell of the page.
    if (event.key === 'Tab') return event.stopPropagation()
    if (selected === undefined || isTyping(target)) return
    const at = rowOf(target)
    const done = selectionKey(event, { at, count: rows.length, selected, anchor: anchor.current })
    if (!done) return
    if (done.type === 'selectAll') work.selectAll?.()
    else work.choose?.(new Set([...selected, ...done.positions]))
    // Arrow keys still reach their row.
    if (!event.key.startsWith('Arrow')) event.preventDefault()
  })
  useEffect(() => {
    const area = frame.current
    const press = (event: KeyboardEvent) => inRows(event)
    area?.addEventListener('keydown', press, { capture: true })
    return () => area?.removeEventListener('keydown', press, { capture: true })
  }, [frame])

  const anywhere = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !acceptsShortcuts(event)) return
    const area = section.current
    if (!area || !concernsGrid(target, area, first)) return
    if (key === shortcutKeys.nextPage) onStep(1)
    if (key === shortcutKeys.previousPage) onStep(-1)
    if (key === shortcutKeys.actions && focusActions(area, frame.current, target)) event.preventDefault()
  })
  const back = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    const area = section.current
    if (!area || !concernsGrid(target, area, first)) return
    if (area.contains(target) && !frame.current?.contains(target)) {
      event.preventDefault()
      return focusRows(grid, frame.current)
    }
    if (isTyping(target)) return
    if (work.undock && !selected?.size) {
      event.preventDefault()
      work.undock()
    } else if (selected) work.clear?.()
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => anywhere(event)
    const stop = onUnhandledEscape(event => back(event))
    document.addEventListener('keydown', press)
    return () => {
      stop()
      document.removeEventListener('keydown', press)
    }
  }, [])
  // The listeners are attached now; one by one, so that each key sees the effect of the previous one.
  const [kept, setKept] = useState<readonly KeyboardEvent[]>([])
  useEffect(() => setKept(takeKeys()), [takeKeys])
  useEffect(() => {
    const [next, ...others] = kept
    if (!next) return
    pressAgain(next)
    setKept(others)
  }, [kept])
}

/** Position of the row that was selected last on this page. */
function useAnchor(selected: ReadonlySet<number> | undefined, rows: readonly Row[]) {
  const before = useRef({ selected, rows })
  const anchor = useRef<number>(undefined)
  useEffect(() => {
    const added = [...(selected ?? [])].filter(at => !before.current.selected?.has(at))
    if (before.current.rows !== rows) anchor.current = undefined
    else if (added.length === 1) anchor.current = added[0]
    before.current = { selected, rows }
  }, [selected, rows])
  return anchor
}

/** Position on the page of the row around an element; negative in the header. */
function rowOf(element: Element): number {
  return Number(element.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')) - 2
}

/** Focuses the last focused cell, else the first row. */
function focusRows(grid: RefObject<DataGridHandle | null>, frame: HTMLElement | null): void {
  if (!focusActiveCell(frame)) grid.current?.setActivePosition({ idx: 0, rowIdx: 0 }, { shouldFocus: true })
}

const usable = 'button:not([aria-disabled=true])'

/**
 * Focuses the first action of the selected rows; without any, opens the actions of the focused row. False:
 * there are none.
 */
function focusActions(section: HTMLElement, frame: HTMLElement | null, target: Element): boolean {
  const action = section.querySelector<HTMLElement>(`[data-selection-actions] ${usable}`)
  if (action) {
    action.focus()
    return true
  }
  const row =
    target.closest('.rdg-row, [data-card]') ?? frame?.querySelector('.rdg-row:has([aria-selected=true])')
  const buttons = row?.querySelectorAll<HTMLElement>(
    `:is(.console-cell-control, [data-row-actions]) ${usable}`,
  )
  const button = buttons && [...buttons].at(-1)
  if (!button) return false
  button.focus()
  if (button.getAttribute('aria-haspopup') === 'menu') button.click()
  return true
}
