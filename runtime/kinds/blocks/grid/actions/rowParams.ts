import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { valueAt } from '../../../../core/valueAt.ts'

/** Path parameter -> text of the field of the row; an empty field gives an empty text. */
export function rowParams(params: Readonly<Record<string, string>>, row: Row): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, field]) => [name, String(valueAt(row, field) ?? '')]),
  )
}
