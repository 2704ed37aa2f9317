import { type SQLInputValue } from 'node:sqlite'
import { type GridOptions, type GridTerm } from '../../../schemas/wire/gridRequest.ts'
import { Refusal } from '../server/refusal.ts'
import { type GridField, type GridTable } from './gridTable.ts'
import { gridValue } from './gridValue.ts'
import { shownSql } from './shownSql.ts'
import { type SqlCondition } from './sqlCondition.ts'

/** SQLite refuses deeper expressions than 1000. */
const mostAlternatives = 200

/**
 * The filter of a request as SQL: groups are AND-ed, the terms of one group OR-ed. Throws a Refusal (400)
 * that names the field when it is unknown or its value is invalid for its type. `leads`: whether the filter
 * of a field may choose the index of the search; a plus sign before the column keeps SQLite from it.
 */
export function gridFilter(
  table: GridTable,
  filter: GridOptions['filter'],
  leads: (field: string) => boolean,
): SqlCondition {
  const groups: SqlCondition[] = []
  for (const terms of filter) if (terms.length > 0) groups.push(group(table, terms, leads))
  return {
    sql: groups.map(one => `(${one.sql})`).join(' AND '),
    values: groups.flatMap(one => one.values),
  }
}

function group(
  table: GridTable,
  terms: readonly GridTerm[],
  leads: (field: string) => boolean,
): SqlCondition {
  const equals = new Map<string, SQLInputValue[]>()
  const alternatives: SqlCondition[] = []
  for (const term of terms) {
    const field = gridField(table, term.index, 'filter')
    const values = valuesOf(term)
    if (isSet(field, term)) {
      const list = equals.get(term.index) ?? []
      list.push(...values.map(value => gridValue(term.index, field, value)))
      equals.set(term.index, list)
    } else alternatives.push(comparison(term, field, values[0] ?? '', column(term.index, field, leads)))
  }
  for (const [name, values] of equals) alternatives.push(oneOf(table, name, values, leads))
  if (alternatives.length > mostAlternatives)
    throw new Refusal(400, `A filter group can have at most ${mostAlternatives} comparisons.`)
  return {
    sql: alternatives.map(one => one.sql).join(' OR '),
    values: alternatives.flatMap(one => one.values),
  }
}

/** A day without a time equals every moment of it, so it is a range and no value of a set. */
function isSet(field: GridField, { condition, value }: GridTerm): boolean {
  if (condition === 'in') return true
  return condition === 'equals' && !(field.type === 'date' && String(value).length === 10)
}

function valuesOf({ index, condition, value }: GridTerm): readonly (string | number | boolean)[] {
  if (!Array.isArray(value)) return [value]
  if (condition !== 'in')
    throw new Refusal(400, `The filter ${index} takes a list only with the condition in.`)
  return value
}

function oneOf(
  table: GridTable,
  name: string,
  values: readonly SQLInputValue[],
  leads: (field: string) => boolean,
): SqlCondition {
  const field = gridField(table, name, 'filter')
  const sql = column(name, field, leads)
  const [only] = values
  if (values.length === 1 && only !== undefined) return { sql: `${sql} = ?`, values: [only] }
  if (values.length <= 20) return { sql: `${sql} IN (${values.map(() => '?').join(', ')})`, values }
  return { sql: `${sql} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(values)] }
}

function column(name: string, field: GridField, leads: (field: string) => boolean): string {
  return leads(name) ? field.sql : `+${field.sql}`
}

function comparison(
  term: GridTerm,
  field: GridField,
  value: string | number | boolean,
  sql: string,
): SqlCondition {
  const { index, condition } = term
  // SQLite reads a pattern up to its first NUL; no value of a grid holds one.
  if (condition === 'like' && String(value).includes('\0')) return { sql: 'FALSE', values: [] }
  if (condition === 'like')
    return { sql: `${text(field)} LIKE ? ESCAPE '\\'`, values: [`%${escapeLike(String(value))}%`] }
  if (condition === 'gteq') return { sql: `${sql} >= ?`, values: [gridValue(index, field, value, 'start')] }
  if (condition === 'lteq') return { sql: `${sql} <= ?`, values: [gridValue(index, field, value, 'end')] }
  return {
    sql: `${sql} BETWEEN ? AND ?`,
    values: [gridValue(index, field, value, 'start'), gridValue(index, field, value, 'end')],
  }
}

/** `like` searches in the displayed text: an amount with its decimals. */
function text(field: GridField): string {
  return field.type === 'money' ? `printf('%.2f', ${field.sql} / 100.0)` : shownSql(field)
}

function escapeLike(value: string): string {
  return value.replace(/[\\%_]/g, '\\$&')
}

/** The definition of a field. Throws a Refusal (400) that names the field when the grid has no such field. */
export function gridField(table: GridTable, name: string, part: 'filter' | 'sort' | 'columns'): GridField {
  const field = Object.hasOwn(table.fields, name) ? table.fields[name] : undefined
  if (!field) throw new Refusal(400, `This grid has no field '${name}' (${part}).`)
  return field
}
