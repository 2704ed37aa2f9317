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
  const named = [...columns, ...filter.flat().map(({ index }) => index), ...sort.map(({ index }) => index)]
  for (const name of named)
    if (name !== '' && !fields.includes(name)) throw new Refusal(400, `This grid has no field '${name}'.`)
  const found = rows.filter(row =>
    filter.every(terms => terms.length === 0 || terms.some(term => holds(row, term))),
  )
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
