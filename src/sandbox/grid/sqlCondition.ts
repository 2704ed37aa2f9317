import { type SQLInputValue } from 'node:sqlite'
import { type GridTable } from './gridTable.ts'

/** A condition with its bound values; an empty sql: every row. */
export interface SqlCondition {
  readonly sql: string
  readonly values: readonly SQLInputValue[]
}

/** The condition together with what every row of the grid fulfils. */
export function within({ scope }: GridTable, { sql, values }: SqlCondition): SqlCondition {
  return { sql: [scope, sql].filter(Boolean).join(' AND '), values }
}

/** The condition as a clause; empty for every row. */
export function where({ sql }: SqlCondition): string {
  return sql === '' ? '' : ` WHERE ${sql}`
}
