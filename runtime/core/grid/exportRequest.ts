import { type ReportRequest } from '../../../schemas/wire/report.ts'
import { type CompiledGrid } from '../compile/compiled.ts'
import { messages } from '../messages.ts'
import { exportColumns } from './exportColumns.ts'
import { type FilterContext } from './filterTerms.ts'
import { gridRequest } from './request.ts'
import { type GridState } from './state.ts'

/**
 * The request for a report of all rows of the filters (spec 1 §7): the grid's own request with its fixed parameters, bare or
 * wrapped as the grid sends it, and `export` true among its options. `named`: with the columns as the screen shows them.
 * Throws 'Report type is undefined!' (spec 1 §5).
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
