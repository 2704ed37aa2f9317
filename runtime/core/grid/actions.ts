import { type Row } from '../../../schemas/wire/gridReply.ts'
import { type GridTerm } from '../../../schemas/wire/gridRequest.ts'
import { type TypedValues } from '../../../schemas/wire/selection.ts'
import { type Call } from '../call.ts'
import { calls } from '../calls.ts'
import { type CompiledDownload, type CompiledGrid, type CompiledRequest } from '../compile/compiled.ts'
import { own } from '../own.ts'
import { fillPath, placeholders } from '../path.ts'
import { typedNumber } from '../text/clampNumber.ts'
import { plainText } from '../text/plainText.ts'
import { valueAt } from '../valueAt.ts'
import { type Selection } from './selection.ts'
import { numericInputs, type TypedTexts, textsOf } from './typedTexts.ts'
import { wireSelection } from './wireSelection.ts'

/** What an action acts on, with what its scope needs of it. */
export type ActionSubject =
  | { readonly scope: 'row'; readonly row: Row; readonly key: string }
  | {
      readonly scope: 'selection'
      readonly selection: Selection
      /** The terms of the filters that are applied. */
      readonly filter: readonly (readonly GridTerm[])[]
      /** How many rows the user was shown as selected. */
      readonly count: number
    }
  | { readonly scope: 'screen' }
  | { readonly scope: 'record'; readonly row: Row }

/** What makes a call: a request, the call of a form, or a download. */
export type SentAction = Pick<CompiledRequest, 'kind' | 'call' | 'method' | 'body'> | CompiledDownload

/**
 * The call of a request or download: its path filled from the row, else from the parameters of the screen; its body with
 * the selection and with what was typed into the rows it acts on. A DELETE of one row that sends nothing has no body.
 */
export function actionCall(
  grid: Pick<CompiledGrid, 'columns'>,
  action: SentAction,
  subject: ActionSubject,
  around: { readonly params: Readonly<Record<string, string>>; readonly typed: TypedTexts },
): Call {
  const row = 'row' in subject ? subject.row : {}
  if (action.kind === 'download' && action.file) return fileCall(row, action.file)
  const values = typedValues(grid, textsOf(subject, around.typed))
  const body = {
    ...(action.kind === 'request' && action.body),
    ...(subject.scope === 'selection' && {
      selection: wireSelection(subject.selection, subject.filter, subject.count),
    }),
    ...(Object.keys(values).length > 0 && { values }),
  }
  const method = action.kind === 'request' ? action.method : 'POST'
  const path = fillPath(action.call, fields(action.call, row, around.params))
  return method === 'DELETE' && Object.keys(body).length === 0 ? { method, path } : { method, path, body }
}

/** A file of the server, by its id and name (spec 1 §7). */
function fileCall(row: Row, { id, name }: { readonly id: string; readonly name: string }): Call {
  return calls.download({ fileId: plainText(valueAt(row, id)), fileName: plainText(valueAt(row, name)) })
}

function fields(call: string, row: Row, params: Readonly<Record<string, string>>): Record<string, string> {
  const filled = placeholders(call).map(name => {
    const value = valueAt(row, name) ?? own(params, name)
    return [name, plainText(value)] as const
  })
  return Object.fromEntries(filled)
}

/** Typed texts as they are sent: numeric inputs as numbers, empty ones as null. */
export function typedValues(grid: Pick<CompiledGrid, 'columns'>, typed: TypedTexts): TypedValues {
  const numeric = numericInputs(grid)
  const sent = (name: string, text: string) => (numeric.has(name) ? (typedNumber(text) ?? null) : text)
  return Object.fromEntries(
    Object.entries(typed).map(([key, texts]) => [
      key,
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, sent(name, text)])),
    ]),
  )
}
