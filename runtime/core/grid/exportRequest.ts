import { type ReportColumn, type ReportRequest } from '../../../schemas/wire/report.ts'
import { type CompiledColumn, type CompiledGrid } from '../compile/compiled.ts'
import { messages } from '../messages.ts'
import { type FilterContext } from './filterTerms.ts'
import { gridRequest } from './gridRequest.ts'
import { type GridState } from './gridState.ts'

/**
 * The request for a report of all filtered rows (spec 1 §7): the grid's request with its fixed parameters,
 * bare or wrapped as the grid sends it, and `export` true among its options. `named`: with the columns as
 * shown on screen. Throws 'Report type is undefined!' (spec 1 §5).
 */
export function exportRequest(
  grid: CompiledGrid,
  state: GridState,
  context: FilterContext,
  named: boolean,
): ReportRequest {
  const reportType = grid.export?.reportType ?? ''
  if (reportType === '') throw new Error(messages.reportTypeUndefined)
  const request = { reportType, gridRequest: gridRequest(grid, state, context, { export: true }) }
  return named ? { ...request, columns: exportColumns(grid, state) } : request
}

/**
 * The columns of an export file as shown on screen: headings, labels instead of codes, days without time, and
 * after each amount its currency. Columns of comments are left out.
 */
export function exportColumns(
  grid: Pick<CompiledGrid, 'columns' | 'export'>,
  state: Pick<GridState, 'columns'>,
): ReportColumn[] {
  const shown = state.columns.flatMap(field => grid.columns.find(column => column.field === field) ?? [])
  const amounts = shown.filter(({ cell }) => cell.kind === 'money').length
  const codes = grid.export?.values === 'codes'
  return shown.flatMap(column => {
    const { cell, field } = column
    const words = codes ? undefined : labelsOfCodes(column)
    const main = {
      field,
      heading: headingOf(column),
      ...(cell.kind === 'date' && cell.time && { time: true }),
      ...(words && { words }),
    }
    if (cell.kind === 'comments') return []
    if (cell.kind !== 'money' || state.columns.includes(cell.currency)) return [main]
    const heading = amounts === 1 ? 'Currency' : `${column.label} currency`
    return [main, { field: cell.currency, heading }]
  })
}

/** The heading on screen, with the unit that its cells show after each value. */
function headingOf({ label, cell }: CompiledColumn): string {
  if (cell.kind === 'number' && cell.unit !== undefined) return `${label} (${cell.unit})`
  // The screen shows times in the user's zone, which the server does not know.
  return cell.kind === 'date' && cell.time ? `${label} (UTC)` : label
}

function labelsOfCodes({ cell }: CompiledColumn): Readonly<Record<string, string>> | undefined {
  if (cell.kind === 'status')
    return Object.fromEntries(Object.entries(cell.values).map(([value, { label }]) => [value, label]))
  if (cell.kind !== 'boolean') return undefined
  const { yes, no } = messages
  return { true: yes, 1: yes, false: no, 0: no }
}
