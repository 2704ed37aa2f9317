import { type GridReply } from '../../../schemas/wire/gridReply.ts'
import { type GridOptions, type GridTerm } from '../../../schemas/wire/gridRequest.ts'
import { Refusal } from '../server/refusal.ts'

type ListRow = Readonly<Record<string, string | number | null>>

/**
 * One page of the few rows that belong to one record: filters, sort and page as `gridQuery` has them, without a table of
 * their own. `fields` are those that every row has. Throws a Refusal (400) that names an unknown field.
 */
export function listGrid(
  rows: readonly ListRow[],
  fields: readonly string[],
  options: GridOptions,
): GridReply {
  const { filter, sort, columns, pagination } = options
  assertFields(fields, [...columns, ...sort.map(({ index }) => index)])
  const found = filtered(rows, fields, filter)
  const sorted = sort
    .filter(({ index }) => index !== '')
    .reduceRight<readonly ListRow[]>(
      (before, { index, order }) =>
        before.toSorted((a, b) => compare(a[index], b[index]) * (order === 'asc' ? 1 : -1)),
      found,
    )
  const { offset, limit } = pagination
  return { success: true, data: sorted.slice(offset, offset + limit), rowCount: found.length }
}

/**
 * Totals of some fields of the filtered rows, money in the currency of its row, as `columnTotals` for tables.
 * Throws a Refusal (400) for an unknown field and for one that is not numeric.
 */
export function listTotals(
  rows: readonly ListRow[],
  fields: readonly string[],
  names: readonly string[],
  filter: GridOptions['filter'],
): { field: string; amount: number; currency: string }[] {
  assertFields(fields, names)
  const found = filtered(rows, fields, filter)
  const currencies = [...new Set(found.map(({ currency }) => String(currency ?? '')))].sort().reverse()
  return names.flatMap(field => {
    if (found.some(row => typeof row[field] === 'string'))
      throw new Refusal(400, `The column ${field} has no total.`)
    return currencies.map(currency => {
      const own = found.filter(row => String(row.currency ?? '') === currency)
      const cents = own.reduce((sum, row) => sum + Math.round(Number(row[field] ?? 0) * 100), 0)
      return { field, amount: cents / 100, currency }
    })
  })
}

function filtered(
  rows: readonly ListRow[],
  fields: readonly string[],
  filter: GridOptions['filter'],
): readonly ListRow[] {
  assertFields(
    fields,
    filter.flat().map(({ index }) => index),
  )
  return rows.filter(row => filter.every(terms => terms.length === 0 || terms.some(term => holds(row, term))))
}

function assertFields(fields: readonly string[], names: readonly string[]): void {
  for (const name of names)
    if (name !== '' && !fields.includes(name)) throw new Refusal(400, `This grid has no field '${name}'.`)
}

function holds(row: ListRow, { index, condition, value }: GridTerm): boolean {
  const own = row[index] ?? null
  // Nothing is neither less nor more nor like anything, as in a table.
  if (own === null) return false
  const values = (Array.isArray(value) ? value : [value]).map(String)
  switch (condition) {
    case 'like':
      return values.some(text => String(own).toLowerCase().includes(text.toLowerCase()))
    case 'gteq':
      return values.every(text => compare(own, text) >= 0)
    case 'lteq':
      return values.every(text => compare(own, text) <= 0)
    default:
      return values.includes(String(own))
  }
}

type ListValue = string | number | null | undefined

function compare(a: ListValue, b: ListValue): number {
  const [one, other] = [a ?? null, b ?? null]
  if (one === null || other === null) return Number(other === null) - Number(one === null)
  if (typeof one === 'number') return one - Number(other)
  return one < String(other) ? -1 : one > String(other) ? 1 : 0
}
