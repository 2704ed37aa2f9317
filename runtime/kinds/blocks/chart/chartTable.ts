import { type Cell } from '../../../../schemas/index.ts'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { type ChartRow } from '../../../core/chart/chartRows.ts'
import { type CompiledBlockOf } from '../../../core/compile/compiled.ts'
import { sums } from '../../../core/grid/totals.ts'
import { type FigureTableProps } from '../../../ui/FigureTable.tsx'

/**
 * The table of a chart: a row per record and the sums of them; a column per part and, of several parts, their sum. A
 * number that is there leads to `address`.
 */
export function chartTable(
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
