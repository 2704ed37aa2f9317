import { type GridTable } from '../grid/gridTable.ts'

/** POST /api/finance/refunds/methods/grid */
export const refundMethodsGrid: GridTable = {
  table: 'refund_methods',
  key: 'id',
  sort: ['idRefundMethod', 'asc'],
  fields: {
    idRefundMethod: { label: 'Method', sql: 'id', type: 'number' },
    displayName: { label: 'Name', sql: 'display_name', type: 'text' },
    alias: { label: 'Alias', sql: 'alias', type: 'text' },
    fieldCount: { label: 'Fields', sql: 'json_array_length(fields)', type: 'number' },
    requiredFields: { label: 'Required', sql: asked('1'), type: 'text' },
    optionalFields: { label: 'Optional', sql: asked('0'), type: 'text' },
    changedBy: { label: 'Changed By', sql: 'changed_by', type: 'text' },
    changedAt: { label: 'Changed', sql: 'changed_at', type: 'date' },
  },
}

/** The labels of the fields that a method requires or not, in the order in which it asks for them. */
function asked(required: '0' | '1'): string {
  return `(SELECT group_concat(json_extract(value, '$.label'), ', ') FROM json_each(fields)
    WHERE json_extract(value, '$.required') = ${required})`
}
