import { valueAt } from '../../../../core/valueAt.ts'

/** Path parameter -> text of the field of the row, or of a reply; an empty field gives an empty text. */
export function rowParams(params: Readonly<Record<string, string>>, row: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, field]) => [name, String(valueAt(row, field) ?? '')]),
  )
}
