import { type Formats } from '../../../../../schemas/index.ts'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledRequest } from '../../../../core/compile/compiled.ts'
import { rowQuery } from '../../../../core/grid/rowQuery.ts'
import { type RowLink, rowParams, rowTarget, textsOf } from '../../../../core/grid/rowTarget.ts'
import { selectPart } from '../../../../core/loads/selectPart.ts'
import { fillText, tileAddress } from '../../../../core/path.ts'
import { plainText } from '../../../../core/text/displayText.ts'
import { filledSentences } from '../../../../core/text/filledSentences.ts'
import { type PathOfScreen } from '../../../../shell/frame/ScreenLink.tsx'
import { formattedValues } from '../../../cells/formattedText.ts'

/** The address that a link of a row opens; undefined: no target, not permitted, or a field of its query is empty. */
export function rowAddress(link: RowLink, row: unknown, screenLink: PathOfScreen): string | undefined {
  const target = rowTarget(link, row)
  if (!target) return undefined
  const path = screenLink(target.screen, rowParams(target.params, row))
  const search = rowQuery(target.query, row)
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
  const query = Object.entries(goQuery).flatMap(([key, from]) => {
    const text = typeof from === 'string' ? plainText(textAt(from)) : from.value
    // A fixed empty value clears a filter.
    return text === '' && typeof from === 'string' ? [] : [[key, text]]
  })
  return path === undefined ? undefined : tileAddress(path, Object.fromEntries(query))
}

/** A text of an action, as the heading of its panel or its question, with the fields of its row. */
export function filledText(text: string, row: Row | undefined, formats: Formats): string {
  return fillText(text, formattedValues(text, row ?? {}, formats))
}

/** The text of a question about a row, without the sentences that name an empty field. */
export function filledQuestion(text: string, row: Row | undefined, formats: Formats): string {
  return filledSentences(text, formattedValues(text, row ?? {}, formats))
}
