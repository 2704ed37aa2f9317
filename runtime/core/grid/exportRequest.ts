import { type ReportRequest } from '../../../schemas/wire/report.ts'
import { type CompiledGrid } from '../compile/compiled.ts'
import { messages } from '../messages.ts'
import { type FilterContext } from './filterTerms.ts'
import { gridOptions } from './request.ts'
import { type GridState } from './state.ts'

/** The request for a report of all rows of the filters, spec 1 §7. Throws 'Report type is undefined!' (spec 1 §5). */
export function exportRequest(grid: CompiledGrid, state: GridState, context: FilterContext): ReportRequest {
  const reportType = grid.export?.reportType ?? ''
  if (reportType === '') throw new Error(messages.reportTypeUndefined)
  return { reportType, gridRequest: { ...gridOptions(grid, state, context), export: true } }
}
