import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { valueAt } from '../../../../core/objects.ts'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { placePopup } from '../../../../ui/placePopup.ts'
import { TooltipTable } from '../../../../ui/TooltipTable.tsx'
import { CellView } from '../../../cells/CellBoundary.tsx'
import { type GridColumn } from '../gridColumn.ts'
import styles from './CellDetails.module.css'

/** Milliseconds of hover or focus before the tooltip is shown. */
const WAIT = 400

/** More fields of a row, for columns with a tooltip (spec 1 §9). One serves the whole grid. */
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
      const hasTooltip = place?.column.view?.column.tooltip.length
      // A pointer outside of such a cell does not close a tooltip opened by focus.
      if (!hasTooltip && by === 'focusin' && type !== by) return
      leave()
      if (!place || !hasTooltip) return
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
    // Focus or pointer may have arrived before this was loaded.
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
  // A new page reuses the cells on screen with other content.
  if (!shown || !rows.includes(shown.row)) return null
  return <CellDetails id={id} place={shown} />
}

interface CellTooltipProps {
  /** The element around the grid. */
  frame: RefObject<HTMLElement | null>
  columns: readonly GridColumn[]
  rows: readonly Row[]
}

/** Labels and values of a column's tooltip, next to its cell. */
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

/** The cell of an event; undefined: in a header, in the totals, or outside of the rows. */
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
