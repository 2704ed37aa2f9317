import { type Member, type Schema } from './printType.ts'

/** An interface of the language as it is written: its schema, and what differs from it, which the build fills in. */
export interface WrittenForm {
  readonly name: string
  readonly schema: Schema
  /** Forms of one union, of which a value may not say which one it is. */
  readonly family?: string
  /** Another form whose members it has too. */
  readonly like?: string
  readonly without?: readonly string[]
  /** All members but these may be left out. */
  readonly requires?: readonly string[]
  readonly members?: Readonly<Record<string, Member>>
}

/** Keys of everything that names a call. */
export const call = (optional: boolean): Record<string, Member> => ({
  call: { type: 'CallName', optional, description: 'Name of the call.' },
  path: {
    type: 'Record<string, string>',
    optional: true,
    description:
      'Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name.',
  },
})
export const label: Member = { optional: true }
export const entity: Member = {
  type: 'EntityName',
  optional: true,
  description: 'Entity of the fields. Default: that of what it shows.',
}
export const labelled: Member = { type: 'LabelledDefinition[]' }
export const confirm: Member = {
  type: 'string | ConfirmDefinition',
  optional: true,
  description:
    'Asks the user for confirmation: the text of the question, or the question with all its keys. Default: no confirmation.',
}
/** Details and actions are about the record of their screen or panel. */
export const load: Member = {
  optional: true,
  description:
    'Load whose value is the record. Default: the load with a `record`, else the first one; in a panel the record that it was opened for.',
}
export const kindless: Member = { type: 'undefined', optional: true }
/** Keys of the other forms of the same union, undefined, so that editors know which form is written. */
export const not = (...keys: readonly string[]): Record<string, Member> =>
  Object.fromEntries(keys.map(key => [key, kindless]))
