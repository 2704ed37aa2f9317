import { type SearchedOptions } from '../../../schemas/index.ts'
import { isRefused } from '../../../schemas/wire/envelope.ts'
import { readGridReply } from '../../../schemas/wire/gridReply.ts'
import { type GridOptions } from '../../../schemas/wire/gridRequest.ts'
import { type HttpCall } from '../../ports/http.ts'
import { type CompiledField, type CompiledSelect } from '../compile/compiledForm.ts'
import { selectPart } from '../loads/selectPart.ts'
import { valueAt } from '../objects.ts'
import { fillPath } from '../path.ts'
import { plainText } from '../text/displayText.ts'
import { type FormOption, optionOf } from './options.ts'

/** A choice whose options a call finds. */
export interface SearchedSelect extends CompiledSelect {
  readonly options: SearchedOptions
}

export function isSearched(field: CompiledField): field is SearchedSelect {
  return field.kind === 'select' && 'search' in field.options
}

/** An option that was found. */
export interface FoundOption extends FormOption {
  /** Distinguishes it from others with the same label; empty: nothing. */
  readonly note: string
}

/** Whether a text is searched: two characters, or a digit, because one letter matches too much. */
export function isEnough(text: string): boolean {
  return text.length > 1 || /\d/.test(text)
}

/** The most options that are offered at once. */
export const mostFound = 20

/** The call that finds options for a text. `params`: path and query parameters of the screen. */
export function searchCall(
  options: SearchedOptions,
  params: Readonly<Record<string, string>>,
  text: string,
): HttpCall {
  const { search, grid, by, value, label, note, reads = [] } = options
  const path = fillPath(search, params)
  if (!grid) return { method: 'GET', path, query: { [by]: text } }
  const request: GridOptions = {
    pagination: { limit: mostFound, offset: 0 },
    filter: [[{ index: by, value: text, condition: 'like' }]],
    sort: [{ index: label, order: 'asc' }],
    columns: [...new Set([value, label, ...(note === undefined ? [] : [note]), ...reads])],
  }
  return { method: 'POST', path, body: { options: request } }
}

/** The options in the reply of the call, at most 20; undefined if it has no list. */
export function foundOptions(
  { grid, select, value, label, note, reads = [] }: SearchedOptions,
  body: unknown,
): readonly FoundOption[] | undefined {
  if (isRefused(body)) return undefined
  const list: unknown = grid ? readGridReply(body)?.rows : selectPart(body, select)
  if (!Array.isArray(list)) return undefined
  return list.slice(0, mostFound).flatMap((entry: unknown) =>
    optionOf(valueAt(entry, value), valueAt(entry, label)).map(option => ({
      ...option,
      note: note === undefined ? '' : plainText(valueAt(entry, note)),
      ...(reads.length > 0 && {
        fields: Object.fromEntries(reads.map(path => [path, valueAt(entry, path)])),
      }),
    })),
  )
}

/** The options that records name themselves: the value of the field with its label next to it. */
export function chosenOptions(
  { name, options: { chosen } }: SearchedSelect,
  records: readonly unknown[],
): readonly FormOption[] {
  if (chosen === undefined) return []
  return records.flatMap(record => {
    const label = valueAt(record, chosen)
    return plainText(label) === '' ? [] : optionOf(valueAt(record, name), label)
  })
}
