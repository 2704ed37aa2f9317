import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { type GridColumn } from '../gridColumn.ts'
import { CellDetails } from './CellDetails.tsx'
import { type CellPlace, cellAt } from './cellAt.ts'

/** Milliseconds that pointer or focus rest on a cell before more of its row is shown. */
const WAIT = 400

/** More of a row on hover and focus of a cell whose column has a tooltip (spec 1 §9). One serves the whole grid. */
export function CellTooltip({ frame, columns, rows }: CellTooltipProps) {
  const { clock } = useRuntime().ports
  const [shown, setShown] = useState<CellPlace>()
  const id = useId()
  const newest = useRef({ columns, rows })
  useLayoutEffect(() => {
    newest.current = { columns, rows }
  })
  useEffect(() => {
    const area = frame.current
    if (!area) return
    let cell: HTMLElement | undefined
    let stop: (() => void) | undefined
    let by = ''
    const leave = () => {
      stop?.()
      cell = undefined
      by = ''
      setShown(undefined)
    }
    const enter = ({ target, type }: Pick<Event, 'target' | 'type'>) => {
      const place = cellAt(target, newest.current.columns, newest.current.rows)
      if (place?.element === cell) return
      const told = place?.column.view?.column.tooltip.length
      // A pointer that rests beside takes nothing from the keyboard.
      if (!told && by === 'focusin' && type !== by) return
      leave()
      if (!place || !told) return
      cell = place.element
      by = type
      stop = clock.after(WAIT, () => setShown(place))
    }
    const leavePointer = () => by === 'pointerover' && leave()
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && leave()
    area.addEventListener('pointerover', enter)
    area.addEventListener('focusin', enter)
    area.addEventListener('pointerleave', leavePointer)
    area.addEventListener('focusout', leave)
    area.addEventListener('scroll', leave, { capture: true })
    document.addEventListener('keydown', dismiss)
    // Focus or pointer may have come before this was fetched.
    enter({ target: area.querySelector('[role=gridcell]:focus-within'), type: 'focusin' })
    enter({ target: area.querySelector('[role=gridcell]:hover'), type: 'pointerover' })
    return () => {
      stop?.()
      area.removeEventListener('pointerover', enter)
      area.removeEventListener('focusin', enter)
      area.removeEventListener('pointerleave', leavePointer)
      area.removeEventListener('focusout', leave)
      area.removeEventListener('scroll', leave, { capture: true })
      document.removeEventListener('keydown', dismiss)
    }
  }, [frame, clock])
  // A new page keeps the cells on screen and changes what they show.
  if (!shown || !rows.includes(shown.row)) return null
  return <CellDetails id={id} place={shown} />
}

interface CellTooltipProps {
  /** Holds the grid. */
  frame: RefObject<HTMLElement | null>
  columns: readonly GridColumn[]
  rows: readonly Row[]
}
