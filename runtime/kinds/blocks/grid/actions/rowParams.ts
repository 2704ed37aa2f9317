import { selectPart } from '../../../../core/loads/selectPart.ts'
import { plainText } from '../../../../core/text/plainText.ts'
import { valueAt } from '../../../../core/valueAt.ts'

/** Path parameter -> text of the field of the row; an empty field gives an empty text. */
export function rowParams(params: Readonly<Record<string, string>>, row: unknown): Record<string, string> {
  return textsOf(params, field => valueAt(row, field))
}

/** The same of a reply, at whatever level the field stands. */
export function replyParams(
  params: Readonly<Record<string, string>>,
  reply: unknown,
): Record<string, string> {
  return textsOf(params, field => selectPart(reply, field))
}

function textsOf(params: Readonly<Record<string, string>>, read: (field: string) => unknown) {
  return Object.fromEntries(Object.entries(params).map(([name, field]) => [name, plainText(read(field))]))
}
