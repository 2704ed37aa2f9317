import { type Row } from '../../../schemas/wire/gridReply.ts'
import { type GridTerm } from '../../../schemas/wire/gridRequest.ts'
import { type TypedValues, type WireSelection } from '../../../schemas/wire/selection.ts'
import { type Call, calls } from '../calls.ts'
import { type CompiledDownload, type CompiledGrid, type CompiledRequest } from '../compile/compiled.ts'
import { getOwn, valueAt } from '../objects.ts'
import { fillPath, placeholders } from '../path.ts'
import { plainText } from '../text/displayText.ts'
import { numberProblem, typedNumber } from '../text/numbers.ts'
import { type Selection } from './selection.ts'

/** The target of an action, with the data that its scope needs. */
export type ActionSubject =
  | { readonly scope: 'row'; readonly row: Row; readonly key: string }
  | {
      readonly scope: 'selection'
      readonly selection: Selection
      /** The terms of the filters that are applied. */
      readonly filter: readonly (readonly GridTerm[])[]
      /** Number of selected rows, as shown to the user. */
      readonly count: number
    }
  | { readonly scope: 'screen' }
  | { readonly scope: 'record'; readonly row: Row }

/** Actions that send a call: a request, the call of a form, or a download. */
export type SentAction = Pick<CompiledRequest, 'kind' | 'call' | 'method' | 'body'> | CompiledDownload

/**
 * The call of a request or download: its path filled from the row, else from the screen's parameters; its
 * body with the selection and the inputs typed into these rows. A DELETE of one row without data has no body.
 */
export function actionCall(
  grid: Pick<CompiledGrid, 'columns' | 'params'>,
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
      ...grid.params,
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
    const value = valueAt(row, name) ?? getOwn(params, name)
    return [name, plainText(value)] as const
  })
  return Object.fromEntries(filled)
}

/** Typed texts converted for sending: numeric inputs to numbers, empty ones to null. */
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

/** Row key as text -> name of an input -> typed text. */
export type TypedTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The target of an action, as needed to select the inputs sent with it. */
type ActsOn =
  | { readonly scope: 'row'; readonly key: string }
  | { readonly scope: 'selection'; readonly selection: Selection }
  | { readonly scope: 'screen' }
  | { readonly scope: 'record' }

/** The inputs of the affected rows; a selection of all may include rows that were never loaded. */
export function textsOf(subject: ActsOn, typed: TypedTexts): TypedTexts {
  if (subject.scope === 'screen' || subject.scope === 'record') return typed
  if (subject.scope === 'row') {
    const texts = getOwn(typed, subject.key)
    return texts ? { [subject.key]: texts } : {}
  }
  const { selection } = subject
  const named = new Set([...(selection.all ? selection.except : selection.rows.keys())].map(String))
  return Object.fromEntries(Object.entries(typed).filter(([key]) => named.has(key) !== selection.all))
}

/** Error message of the first invalid number typed into a row; undefined: all are valid. */
export function typedProblem(grid: Pick<CompiledGrid, 'columns'>, typed: TypedTexts): string | undefined {
  const numeric = numericInputs(grid)
  for (const texts of Object.values(typed))
    for (const [name, text] of Object.entries(texts)) {
      const cell = numeric.get(name)
      const number = cell && typedNumber(text)
      const problem = number === undefined ? undefined : numberProblem(number, { decimals: 6, ...cell })
      if (problem !== undefined) return `${cell?.label ?? name} ${text}: ${problem}`
    }
  return undefined
}

/** The numeric inputs of a grid by their names. */
function numericInputs(grid: Pick<CompiledGrid, 'columns'>) {
  return new Map(
    grid.columns.flatMap(({ cell }) =>
      cell.kind === 'numericInput' ? [[cell.name ?? '', cell] as const] : [],
    ),
  )
}

/**
 * The selection in the format of the server; `filter` are the terms matched by a selection of all, `count`
 * the number of rows shown to the user.
 */
export function wireSelection(
  selection: Selection,
  filter: readonly (readonly GridTerm[])[],
  count?: number,
): WireSelection {
  if (!selection.all) return { ids: [...selection.rows.keys()] }
  return {
    all: true,
    filter: filter.map(group => [...group]),
    except: [...selection.except],
    ...(count !== undefined && { count }),
  }
}
