import { type FieldOptions } from '../../../schemas/index.ts'
import { valueAt } from '../objects.ts'
import { plainText } from '../text/displayText.ts'
import { type LeafValue } from './values.ts'

/** One option of a field. */
export interface FormOption {
  /** Sent with its type: a number stays a number. */
  readonly value: string | number
  readonly label: string
  /** What other fields read of the record that a search has found, by path. Absent: nothing is known of it. */
  readonly fields?: Readonly<Record<string, unknown>>
}

/** Options that searches have found and that were chosen, by field: `item`, or `lines.item` in a table. */
export type ChosenOptions = Readonly<Record<string, readonly FormOption[]>>

/** The fixed list of a field, or the entries of its load; empty if the load is missing or not a list. */
export function formOptions(
  options: FieldOptions,
  loads: Readonly<Record<string, unknown>>,
): readonly FormOption[] {
  if (!('load' in options)) return options
  const entries = valueAt(loads, options.load)
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry: unknown) => {
    const value = options.value === undefined ? entry : valueAt(entry, options.value)
    return optionOf(value, options.label === undefined ? '' : valueAt(entry, options.label))
  })
}

/** One option, named by its value if it has no label; none if the value cannot be sent. */
export function optionOf(value: unknown, label: unknown): [FormOption] | [] {
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return []
  return [{ value, label: plainText(label) || String(value) }]
}

/** Whether an option is the value; text and number are compared by their text, because servers send ids in either. */
export function isOption(option: FormOption, value: LeafValue): boolean {
  return (typeof value === 'string' || typeof value === 'number') && String(option.value) === String(value)
}
