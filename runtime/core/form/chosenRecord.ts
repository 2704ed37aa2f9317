import { type CompiledField } from '../compile/compiledForm.ts'
import { getOwn, valueAt } from '../objects.ts'
import { type ChosenOptions, isOption } from './options.ts'
import { type FormValue } from './values.ts'

/** A value of the record that is chosen in a field. */
interface ChosenPlace {
  readonly field: CompiledField
  /** Of the field: `item`, or `lines.item` in a table. */
  readonly key: string
  readonly value: FormValue
  /** Dotted path in the record. */
  readonly path: string
}

interface Records {
  readonly loads: Readonly<Record<string, unknown>>
  readonly chosen?: ChosenOptions
}

/**
 * The value at a path of the record that is chosen in a field: an entry of a load, or what a search has found. Undefined if
 * nothing is chosen, and for a searched choice that was filled by a record and not chosen here.
 */
export function chosenAt({ field, key, value, path }: ChosenPlace, records: Records): unknown {
  if (!('options' in field) || !field.options || !isChosen(value)) return undefined
  if ('search' in field.options) {
    const found = getOwn(records.chosen ?? {}, key)?.find(option => isOption(option, value))
    return getOwn(found?.fields ?? {}, path)
  }
  if (!('load' in field.options)) return undefined
  const { load, value: by } = field.options
  const entries = valueAt(records.loads, load)
  if (!Array.isArray(entries) || by === undefined) return undefined
  const entry: unknown = entries.find((one: unknown) => String(valueAt(one, by)) === String(value))
  return valueAt(entry, path)
}

function isChosen(value: FormValue): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}
