import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledAction, type CompiledRequest } from '../../../../core/compile/compiled.ts'
import { rowQuery } from '../../../../core/grid/rowQuery.ts'
import { selectPart } from '../../../../core/loads/selectPart.ts'
import { valueAt } from '../../../../core/objects.ts'
import { fillText, placeholders, tileAddress } from '../../../../core/path.ts'
import { plainText } from '../../../../core/text/displayText.ts'
import { type PathOfScreen } from '../../../../shell/frame/ScreenLink.tsx'

/** Path parameter -> text of the field of the row; empty for an empty field. */
export function rowParams(params: Readonly<Record<string, string>>, row: unknown): Record<string, string> {
  return textsOf(params, field => valueAt(row, field))
}

/** The address that a row action opens; undefined: not permitted, or a field of its query is empty. */
export function rowAddress(
  { to, params, query }: Extract<CompiledAction, { kind: 'navigate' }>,
  row: unknown,
  screenLink: PathOfScreen,
): string | undefined {
  const [path, search] = [screenLink(to, rowParams(params, row)), rowQuery(query, row)]
  return path === undefined || search === undefined ? undefined : path + search
}

/** The address after success, with fields of the reply from any level; undefined: none, or not permitted. */
export function doneAddress(
  { go, goParams, goQuery }: Pick<CompiledRequest, 'go' | 'goParams' | 'goQuery'>,
  reply: unknown,
  params: Readonly<Record<string, string>>,
  screenLink: PathOfScreen,
): string | undefined {
  if (go === '') return undefined
  const textAt = (field: string) => selectPart(reply, field)
  const path = screenLink(go, { ...params, ...textsOf(goParams, textAt) })
  const query = Object.entries(goQuery)
    .map(([key, from]) => [key, typeof from === 'string' ? plainText(textAt(from)) : from.value])
    .filter(([, text]) => text !== '')
  return path === undefined ? undefined : tileAddress(path, Object.fromEntries(query))
}

function textsOf(params: Readonly<Record<string, string>>, read: (field: string) => unknown) {
  return Object.fromEntries(Object.entries(params).map(([name, field]) => [name, plainText(read(field))]))
}

/** The heading of the panel of an action, with the fields of its row. */
export function panelTitle(title: string, row: Row | undefined): string {
  return fillText(title, rowParams(Object.fromEntries(placeholders(title).map(name => [name, name])), row))
}
