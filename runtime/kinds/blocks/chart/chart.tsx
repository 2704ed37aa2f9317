import { useMemo, useState } from 'react'
import { type Cell } from '../../../../schemas/index.ts'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { type ChartRow, chartQuery, chartRows } from '../../../core/chart/chartRows.ts'
import { type CompiledBlockOf } from '../../../core/compile/compiled.ts'
import { rowParams, rowTarget } from '../../../core/grid/rowTarget.ts'
import { sums } from '../../../core/grid/totals.ts'
import { renderLink, useScreenLink } from '../../../shell/frame/ScreenLink.tsx'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { BarChart } from '../../../ui/BarChart.tsx'
import { FigureTable, type FigureTableProps } from '../../../ui/FigureTable.tsx'
import { type BlockKindOf } from '../../kinds.ts'
import { cellKind } from '../../resolveKind.ts'
import { useFilterValues, usePermittedFilters } from '../filters/useFollowed.ts'
import { Records, useRecords } from '../Records.tsx'

/** Numbers as bars, and below them, or behind a button, as a table for keyboards and screen readers. */
export const kind: BlockKindOf<'chart'> = { View }

function View({ block }: { block: CompiledBlockOf<'chart'> }) {
  const { kinds } = useRuntime()
  const read = useMemo(() => {
    const { cell } = block.label
    const kind = cell && cellKind(kinds.cells, cell)
    const named = kind && ((value: unknown, record: Row) => kind.text(cell, value, record))
    return (data: unknown) => chartRows(block, data, named)
  }, [block, kinds])
  const state = useRecords(block, read)
  const [open, setOpen] = useState(false)
  return (
    <Records
      heading={block.heading}
      state={state}
      empty={block.empty}
      failed="The numbers could not be loaded."
      room={block.table === 'folded' ? 'chart' : 'chartAndTable'}
    >
      {rows => (
        <ChartView
          block={block}
          rows={rows}
          folding={block.table === 'folded' ? { open, onToggle: setOpen } : undefined}
        />
      )}
    </Records>
  )
}

/** The bars of the first records and the table of all of them; both have the same links. */
function ChartView({ block, rows, folding }: ChartViewProps) {
  const { kinds, navigate } = useRuntime()
  const { text } = cellKind(kinds.cells, block.cell)
  const screenLink = useScreenLink()
  const carried = useFilterValues(usePermittedFilters(block.follows))
  const address = ({ record }: ChartRow, part?: number) => {
    const target = block.to === undefined ? undefined : rowTarget({ ...block, to: block.to }, record)
    const params = target && rowParams(target.params, record)
    if (!params || Object.values(params).includes('')) return undefined
    const path = screenLink(target.screen, params)
    if (path === undefined) return undefined
    const series = part === undefined ? undefined : block.series[part]
    const query = chartQuery(target.query, record, series, carried)
    return query === '' ? path : `${path}?${query}`
  }
  const drawn = rows.slice(0, block.most)
  const name = block.heading ?? block.label.label
  return (
    <>
      <BarChart
        label={name}
        bars={drawn}
        series={block.series}
        horizontal={block.horizontal}
        folded={folding?.open === false}
        format={(value, bar) => text(block.cell, value, drawn[bar]?.record ?? {})}
        onPick={
          drawn.every(row => address(row) === undefined)
            ? undefined
            : (bar, part) => {
                const row = drawn[bar]
                const to = row && address(row, part)
                if (to !== undefined) navigate(to)
              }
        }
      />
      <FigureTable
        label={name}
        {...chartTable(block, rows, text, address)}
        note={
          drawn.length < rows.length
            ? `The chart shows the first ${drawn.length} of ${rows.length}, the table all of them.`
            : undefined
        }
        folding={folding}
        renderLink={renderLink}
      />
    </>
  )
}

interface ChartViewProps {
  block: CompiledBlockOf<'chart'>
  rows: readonly ChartRow[]
  folding: FigureTableProps['folding']
}

/**
 * The table of a chart: a row per record and a row of sums; a column per part and, for several parts, their
 * sum. A number links to `address`.
 */
function chartTable(
  { label, series, cell }: CompiledBlockOf<'chart'>,
  rows: readonly ChartRow[],
  text: (cell: Cell, value: unknown, record: Row) => string,
  address: (row: ChartRow, part?: number) => string | undefined,
): Pick<FigureTableProps, 'head' | 'columns' | 'rows' | 'total'> {
  const several = series.length > 1
  const records = rows.map(({ record, sum }) => ({ ...record, [sumField]: sum }))
  const fields = [...series.map(({ field }) => field), ...(several ? [sumField] : [])]
  return {
    head: label.label,
    columns: [
      ...series.map((part, at) => ({ label: part.label, series: at })),
      ...(several ? [{ label: 'Total' }] : []),
    ],
    rows: rows.map(row => ({
      label: row.label,
      href: address(row),
      figures: [
        ...row.values.map((value, part) => ({
          text: text(cell, value, row.record),
          href: value === undefined || value === 0 ? undefined : address(row, part),
        })),
        ...(several ? [{ text: text(cell, row.sum, row.record), href: undefined }] : []),
      ],
    })),
    total: rows.length > 1 ? fields.map(field => sums({ field, cell }, records)) : undefined,
  }
}

/** No record of a server has a field of this name. */
const sumField = ' sum'
