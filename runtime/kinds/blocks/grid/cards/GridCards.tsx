import { type ComponentProps, type ReactNode, useMemo, useRef } from 'react'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { cardColumns } from '../../../../core/grid/cardColumns.ts'
import { type ViewColumn } from '../../../../core/grid/columnsView.ts'
import { isInactive, leadsToRow, nameColumn, rowKeyOf } from '../../../../core/grid/rowKey.ts'
import { type MarkOf } from '../../../../core/grid/rowMarks.ts'
import { valueAt } from '../../../../core/objects.ts'
import { displayText, plainText } from '../../../../core/text/displayText.ts'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { DescriptionList } from '../../../../ui/DescriptionList.tsx'
import { RowCard, RowCardList } from '../../../../ui/RowCard.tsx'
import { CellBoundary, CellView } from '../../../cells/CellBoundary.tsx'
import { type GridRows } from '../GridRows.tsx'
import { type GridColumn } from '../gridColumn.ts'
import { rowLinkClass } from '../opened/rowLink.ts'
import { CardsHead } from './CardsHead.tsx'
import styles from './GridCards.module.css'
import { type CardKeys, useCardKeys } from './useCardKeys.ts'

/** The rows of a page as cards, with the controls of a table header: selecting the page, and sorting. */
export function GridCards(props: GridCardsProps) {
  const { ref, grid, label, columns, rows, opened, selected, onSelectedRowsChange, totals, onActive } = props
  const box = useRef<HTMLDivElement>(null)
  const onKeyDown = useCardKeys({ ref, box, onActive, onToggle: props.onToggle })
  const view = useMemo(() => columns.flatMap(column => column.view ?? []), [columns])
  const spread = useMemo(() => cardColumns(grid, view), [grid, view])
  const acting = columns.find(column => column.drawRow)
  const summed = view.filter(({ column }) => column.total)
  if (rows.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div
      ref={box}
      role="group"
      aria-label="Rows"
      className={styles.box}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const at = target.closest('[data-card]')?.getAttribute('data-card')
        if (at) onActive(Number(at))
      }}
    >
      <CardsHead
        grid={grid}
        view={view}
        sort={props.sort}
        onSort={props.onSort}
        count={rows.length}
        selected={selected}
        onSelect={onSelectedRowsChange}
      />
      <RowCardList label={label}>
        {rows.map((row, at) => (
          <Card
            // A new page reuses the cards on screen, as the table does its rows.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={at}
            grid={grid}
            row={row}
            at={at}
            spread={spread}
            opened={at === opened}
            inactive={isInactive(row, props.inactiveField)}
            mark={props.markOf?.(row)}
            selected={selected?.has(at)}
            onSelect={on => onSelectedRowsChange?.(changed(selected, at, on))}
            actions={acting?.drawRow?.(row)}
          />
        ))}
      </RowCardList>
      {totals?.map(sums => (
        <section key="totals" className={styles.totals} aria-label={`${label}, on this page`}>
          <DescriptionList
            items={summed.map(({ column }) => ({
              label: `${column.label}, this page`,
              value: sums[column.field]?.join(' · ') ?? '-',
            }))}
          />
        </section>
      ))}
    </div>
  )
}

function Card({ grid, row, at, spread, selected, onSelect, actions, ...marks }: CardProps) {
  const name = displayText(valueAt(row, nameColumn(grid)?.field ?? grid.rowKey))
  const keyless = rowKeyOf(grid, row) === ''
  const state = spread.shown.find(({ column }) => column.cell.kind === 'status')
  const draw = ({ column: { field, cell } }: ViewColumn) => (
    <CellBoundary row={row}>
      <CellView cell={cell} value={valueAt(row, field)} row={row} />
    </CellBoundary>
  )
  const pairOf = (one: ViewColumn) => ({
    key: one.column.field,
    label: one.column.label,
    value: draw(one),
    text: plainText(valueAt(row, one.column.field)),
  })
  const { title } = spread
  return (
    <RowCard
      {...marks}
      name={name}
      position={at}
      title={title && draw(title)}
      titleClass={title && leadsToRow(grid, title.column) ? rowLinkClass : undefined}
      state={state && draw(state)}
      values={spread.shown.filter(one => one !== state).map(pairOf)}
      more={spread.more.map(pairOf)}
      selected={selected}
      choice={
        selected !== undefined && (
          <Checkbox
            label={`Select ${name}`}
            hideLabel
            checked={selected}
            disabled={keyless}
            title={keyless ? 'This row has no key, so it cannot be selected.' : undefined}
            onChange={onSelect}
          />
        )
      }
      actions={actions}
    />
  )
}

function changed(before: ReadonlySet<number> | undefined, at: number, on: boolean): ReadonlySet<number> {
  const next = new Set(before)
  if (on) next.add(at)
  else next.delete(at)
  return next
}

interface CardProps {
  grid: CompiledGrid
  row: Row
  at: number
  spread: ReturnType<typeof cardColumns>
  opened: boolean
  inactive: boolean
  mark: ReturnType<MarkOf>
  selected: boolean | undefined
  onSelect: (on: boolean) => void
  actions: ReactNode
}

type RowsProps = ComponentProps<typeof GridRows>

export interface GridCardsProps
  extends Pick<
      RowsProps,
      'ref' | 'rows' | 'sort' | 'inactiveField' | 'markOf' | 'opened' | 'onSort' | 'selected' | 'totals'
    >,
    Pick<CardKeys, 'onActive' | 'onToggle'> {
  grid: CompiledGrid
  /** Names the list. */
  label: string
  columns: readonly GridColumn[]
  onSelectedRowsChange: ((selected: ReadonlySet<number>) => void) | undefined
}
