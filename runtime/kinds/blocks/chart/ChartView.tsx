import { type ChartRow, chartQuery } from '../../../core/chart/chartRows.ts'
import { type CompiledBlockOf } from '../../../core/compile/compiled.ts'
import { renderLink } from '../../../shell/frame/renderLink.tsx'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { useScreenLink } from '../../../shell/useScreenLink.ts'
import { BarChart } from '../../../ui/BarChart.tsx'
import { FigureTable } from '../../../ui/FigureTable.tsx'
import { cellKind } from '../../resolveKind.ts'
import { chartTable } from './chartTable.ts'

/** The bars of the first records and the table of all of them; both lead to the same addresses. */
export function ChartView({ block, rows }: ChartViewProps) {
  const { kinds, navigate } = useRuntime()
  const { text } = cellKind(kinds.cells, block.cell)
  const screenLink = useScreenLink()
  const path = block.to === undefined ? undefined : screenLink(block.to)
  const address = (row: ChartRow, part?: number) => {
    if (path === undefined) return undefined
    const query = chartQuery(block, row.record, part === undefined ? undefined : block.series[part])
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
        format={(value, bar) => text(block.cell, value, drawn[bar]?.record ?? {})}
        onPick={
          path === undefined
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
        renderLink={renderLink}
      />
    </>
  )
}

export interface ChartViewProps {
  block: CompiledBlockOf<'chart'>
  rows: readonly ChartRow[]
}
