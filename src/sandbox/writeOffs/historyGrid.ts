import { type GridTable } from '../grid/gridTable.ts'
import { writeOffFields } from './grid.ts'
import { variants } from './writeOffStatuses.ts'

/** POST /api/finance/write-off/history/grid: what was decided, of both variants. */
export const writeOffHistoryGrid: GridTable = {
  table: 'write_offs',
  reads: ['write_offs', 'write_off_requests'],
  scope: 'decided_at IS NOT NULL',
  key: 'id',
  sort: ['decidedAt', 'desc'],
  fields: {
    ...writeOffFields,
    variant: { label: 'Variant', sql: 'variant', type: 'text', carried: true, stored: { places: variants } },
  },
}
