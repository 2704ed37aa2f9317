import { useId } from 'react'
import { type CompiledGrid, type GridSort } from '../../../../core/compile/compiled.ts'
import { type ViewColumn } from '../../../../core/grid/columnsView.ts'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { SelectControl } from '../../../../ui/SelectControl.tsx'
import styles from './GridCards.module.css'

/** Selects the page, and sorts. */
export function CardsHead({ grid, view, sort, onSort, count, selected, onSelect }: CardsHeadProps) {
  const id = useId()
  const shown = view.map(({ column }) => column)
  // The rows may be sorted by a column that is not shown.
  const sorted = grid.columns.filter(column => column.field === sort?.field && !shown.includes(column))
  const options = [...shown, ...sorted].flatMap(column => (column.sortable ? sortsOf(column) : []))
  if (!selected && options.length === 0) return null
  return (
    <div className={styles.head}>
      {selected && (
        <Checkbox
          label="Select page"
          checked={selected.size === count}
          indeterminate={selected.size > 0 && selected.size < count}
          onChange={on => onSelect?.(new Set(on ? Array.from({ length: count }, (_, at) => at) : []))}
        />
      )}
      {options.length > 0 && (
        <div className={styles.sort}>
          <SelectControl
            id={id}
            label="Sort by"
            placeholder={sort ? undefined : 'Default order'}
            value={sort ? sortKey(sort) : ''}
            options={options.map(({ label, ...by }) => ({ label, value: sortKey(by) }))}
            onChange={value => onSort(options.find(option => sortKey(option) === value))}
          />
        </div>
      )}
    </div>
  )
}

const sortKey = ({ field, order }: GridSort) => `${field} ${order}`

/** Both sort directions of a column, worded for its kind of values. */
function sortsOf({ field, label, cell }: ViewColumn['column']): (GridSort & { readonly label: string })[] {
  const [up, down] = words[cell.kind] ?? ['A to Z', 'Z to A']
  return [
    { field, order: 'asc', label: `${label}: ${up}` },
    { field, order: 'desc', label: `${label}: ${down}` },
  ]
}

const amounts = ['lowest first', 'highest first'] as const
const words: Readonly<Record<string, readonly [string, string]>> = {
  date: ['oldest first', 'newest first'],
  money: amounts,
  number: amounts,
  progress: amounts,
}

interface CardsHeadProps {
  grid: Pick<CompiledGrid, 'columns'>
  view: readonly ViewColumn[]
  sort: GridSort | undefined
  onSort: (sort: GridSort | undefined) => void
  /** Cards on the page. */
  count: number
  /** Positions of the selected cards. Undefined: no selection. */
  selected: ReadonlySet<number> | undefined
  onSelect: ((selected: ReadonlySet<number>) => void) | undefined
}
