import { type Target } from '../../../schemas/index.ts'
import { holds } from '../loads/condition.ts'
import { valueAt } from '../objects.ts'
import { plainText } from '../text/displayText.ts'
import { type RowQuery } from './rowQuery.ts'

/** Where a link leads: one screen, or several of which the row chooses one. */
export interface RowLink {
  readonly to: Target
  readonly params?: RowQuery
  readonly query?: RowQuery
}

interface RowTarget {
  readonly screen: string
  readonly params: RowQuery
  readonly query: RowQuery
}

/** The target of a link for a row; undefined: none of its targets is for this row. */
export function rowTarget({ to, params = {}, query = {} }: RowLink, row: unknown): RowTarget | undefined {
  if (typeof to === 'string') return { screen: to, params, query }
  const target = to.find(({ when }) => when === undefined || holds(when, row))
  return target && { screen: target.screen, params: target.params ?? {}, query: target.query ?? {} }
}

/** All parameters that a link fills, whatever its target. */
export function paramsOfLink({ to, params = {} }: RowLink): readonly RowQuery[] {
  return typeof to === 'string' ? [params] : to.map(target => target.params ?? {})
}

/** Parameter -> text of the field of the row, or its fixed value; empty for an empty field. */
export function rowParams(params: RowQuery, row: unknown): Record<string, string> {
  return textsOf(params, field => valueAt(row, field))
}

/** Parameter -> text of what it names, or its fixed value. */
export function textsOf(params: RowQuery, read: (field: string) => unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, from]) => [
      name,
      typeof from === 'string' ? plainText(read(from)) : from.value,
    ]),
  )
}
