import { useLayoutEffect, useRef } from 'react'
import { valueAt } from '../../../../core/objects.ts'
import { placePopup } from '../../../../ui/placePopup.ts'
import { TooltipTable } from '../../../../ui/TooltipTable.tsx'
import { CellView } from '../../../cells/CellView.tsx'
import styles from './CellDetails.module.css'
import { type CellPlace } from './cellAt.ts'

/** Label and value of what the tooltip of a column lists, beside the cell that it speaks of. */
export function CellDetails({ id, place }: { id: string; place: CellPlace }) {
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
