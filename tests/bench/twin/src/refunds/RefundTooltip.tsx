import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { displayDate } from '../../../../../runtime/core/text/dates.ts'
import { displayText } from '../../../../../runtime/core/text/displayText.ts'
import styles from '../../../../../runtime/kinds/blocks/grid/cells/CellDetails.module.css'
import { placePopup } from '../../../../../runtime/ui/placePopup.ts'
import { TooltipTable } from '../../../../../runtime/ui/TooltipTable.tsx'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { userZone } from '../userZone.ts'
import { type RefundColumn } from './columns.tsx'

/** Milliseconds that pointer or focus rest on a status before more is said of it. */
const WAIT = 400

/** Reason and last change on hover and focus of a status. One serves the whole list. Import it lazily. */
export function RefundTooltip({ frame, columns, rows }: RefundTooltipProps) {
  const [shown, setShown] = useState<Place>()
  const newest = useRef({ columns, rows })
  useLayoutEffect(() => {
    newest.current = { columns, rows }
  })
  useEffect(() => {
    const area = frame.current
    if (!area) return
    let cell: HTMLElement | undefined
    let by = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = () => {
      clearTimeout(timer)
      cell = undefined
      by = ''
      setShown(undefined)
    }
    const enter = ({ target, type }: Pick<Event, 'target' | 'type'>) => {
      const place = placeOf(target, newest.current)
      if (place?.element === cell) return
      // A pointer that rests beside takes nothing from the keyboard.
      if (!place && by === 'focusin' && type !== by) return
      leave()
      if (!place) return
      cell = place.element
      by = type
      timer = setTimeout(() => setShown(place), WAIT)
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
      clearTimeout(timer)
      area.removeEventListener('pointerover', enter)
      area.removeEventListener('focusin', enter)
      area.removeEventListener('pointerleave', leavePointer)
      area.removeEventListener('focusout', leave)
      area.removeEventListener('scroll', leave, { capture: true })
      document.removeEventListener('keydown', dismiss)
    }
  }, [frame])
  // A new page keeps the cells on screen and changes what they show.
  return shown && rows.includes(shown.row) ? <Details {...shown} /> : null
}

interface Place {
  readonly element: HTMLElement
  readonly row: Row
}

/** The status that an event happened in; undefined: it happened elsewhere. */
function placeOf(target: EventTarget | null, { columns, rows }: Seen): Place | undefined {
  const element = target instanceof Element ? target.closest('[role=gridcell]') : null
  const line = element?.closest('[role=row]')
  if (!(element instanceof HTMLElement) || !line) return undefined
  // Row 1 is the header.
  const row = rows[Number(line.getAttribute('aria-rowindex')) - 2]
  const column = columns[Number(element.getAttribute('aria-colindex')) - 1]
  return row && column?.key === 'status' ? { element, row } : undefined
}

function Details({ element, row }: Place) {
  const id = useId()
  const popup = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!popup.current) return
    popup.current.showPopover()
    placePopup(popup.current, element, { side: 'below', align: 'start' })
    element.setAttribute('aria-describedby', id)
    return () => element.removeAttribute('aria-describedby')
  }, [element, id])
  return (
    <div ref={popup} id={id} popover="manual" role="tooltip" className={styles.details}>
      <TooltipTable
        items={[
          { label: 'Reason', value: displayText(row.reason) },
          { label: 'Last change', value: displayDate(row.updatedAt, { time: true, zone: userZone() }) },
        ]}
      />
    </div>
  )
}

interface Seen {
  columns: readonly RefundColumn[]
  rows: readonly Row[]
}

interface RefundTooltipProps extends Seen {
  /** Holds the list. */
  frame: RefObject<HTMLElement | null>
}
