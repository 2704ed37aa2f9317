import { type WireSelection } from '../../../schemas/wire/selection.ts'
import { Refusal } from '../server/refusal.ts'
import { counted, figure } from '../values/figures.ts'
import { gridFilter } from './gridFilter.ts'
import { type GridTable } from './gridTable.ts'
import { type SqlCondition, within } from './sqlCondition.ts'

/**
 * The rows of a selection, as a condition. Throws a Refusal (400) for an id without 1 to 9 digits, with the
 * noun, and for a filter of an unknown field.
 */
export function selectedRows(table: GridTable, selection: WireSelection, noun: string): SqlCondition {
  const keys = (ids: readonly (string | number)[]) => JSON.stringify(ids.map(id => rowId(id, noun)))
  if ('ids' in selection)
    return within(table, {
      sql: `${table.key} IN (SELECT value FROM json_each(?))`,
      values: [keys(selection.ids)],
    })
  const { sql, values } = gridFilter(table, selection.filter, () => true)
  return within(table, {
    sql: [sql, `${table.key} NOT IN (SELECT value FROM json_each(?))`].filter(Boolean).join(' AND '),
    values: [...values, keys(selection.except)],
  })
}

/**
 * Throws a Refusal (409) when a selection of all rows of a filter no longer matches the count that the user
 * saw: an action never affects rows that the user has not seen.
 */
export function expectCount(selection: WireSelection, count: number, noun: string): void {
  if ('ids' in selection || selection.count === undefined || selection.count === count) return
  throw new Refusal(
    409,
    `The selection now holds ${counted(count, noun)}, not ${figure(selection.count)}. Nothing was changed. Check it and try again.`,
  )
}

/** '12' -> 12. Throws a Refusal (400) for other texts: 'The id of a refund has 1 to 9 digits.' */
export function rowId(id: string | number, noun: string): number {
  if (!/^[0-9]{1,9}$/.test(String(id))) throw new Refusal(400, `The id of a ${noun} must have 1 to 9 digits.`)
  return Number(id)
}
