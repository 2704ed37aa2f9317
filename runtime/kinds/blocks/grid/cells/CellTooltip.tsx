import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { valueAt } from '../../../../core/objects.ts'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { placePopup } from '../../../../ui/placePopup.ts'
import { TooltipTable } from '../../../../ui/TooltipTable.tsx'
import { CellView } from '../../../cells/CellBoundary.tsx'
import { type GridColumn } from '../gridColumn.ts'
import styles from './CellDetails.module.css'

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

/** Label and value of what the tooltip of a column lists, beside the cell that it speaks of. */
function CellDetails({ id, place }: { id: string; place: CellPlace }) {
  const popup = useRef<HTMLDivElement>(null)
  const { element, row, column } = place
  useLayoutEffect(() => {
    if (!popup.current) return
    popup.current.showPopover()
    placePopup(popup.current, element, { side: 'below', align: 'start' })
    element.setAttribute('aria-describedby', id)
    return () => element.removeAttribute('aria-describedby')
  }, [element, id])
  const items = (column.view?.column.tooltip ?? []).map(({ field, label, cell }) => ({
    label,
    value: <CellView cell={cell} value={valueAt(row, field)} row={row} tabIndex={-1} />,
  }))
  return (
    <div ref={popup} id={id} popover="manual" role="tooltip" className={styles.details}>
      <TooltipTable items={items} />
    </div>
  )
}

interface CellPlace {
  readonly element: HTMLElement
  readonly row: Row
  readonly column: GridColumn
}

/** The cell of a row that an event happened in; undefined: in a header, in the totals, or beside the rows. */
function cellAt(
  target: EventTarget | null,
  columns: readonly GridColumn[],
  rows: readonly Row[],
): CellPlace | undefined {
  const element = target instanceof Element ? target.closest('[role=gridcell]') : null
  const line = element?.closest('[role=row]')
  if (!(element instanceof HTMLElement) || !line) return undefined
  // Row 1 is the header.
  const row = rows[Number(line.getAttribute('aria-rowindex')) - 2]
  const column = columns[Number(element.getAttribute('aria-colindex')) - 1]
  return row && column && { element, row, column }
}
