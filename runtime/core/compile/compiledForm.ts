import {
  type Condition,
  type DomainField,
  type FieldOptions,
  type Form,
  type Formats,
  type LeafField,
  type SearchedOptions,
  type Submit,
} from '../../../schemas/index.ts'
import { type FormSchema, type FormUiSchema } from '../../../schemas/rjsfForm.ts'
import { type FileLimits } from '../files/fileLimits.ts'
import { type FormValue, type LeafValue } from '../form/values.ts'
import { type RowQuery } from '../grid/rowQuery.ts'
import { type CompiledLabelled, type CompiledToastLink } from './compiled.ts'

/** A form with every default filled in. */
export interface CompiledForm {
  readonly id: string
  readonly fields: readonly CompiledField[]
  /** What rjsf draws and validates; the same for all records, because its validator is precompiled. */
  readonly schema: FormSchema
  readonly uiSchema: FormUiSchema
  /** All fields, each in one section; a form without sections has one with an empty title. */
  readonly sections: readonly CompiledSection[]
  /** Dotted path of the record below the loads; empty: none. */
  readonly values: string
  /** Whether the record of `values` fills the fields, if there is one. */
  readonly prefilled: boolean
  /** Enter sends the first one. Empty: the form is read only. */
  readonly submits: readonly CompiledSubmit[]
  readonly profile: Form['profile']
  /** Undefined: the fields can be edited at once. */
  readonly readView: { readonly editAccess: string } | undefined
  readonly draft: boolean
}

export interface CompiledSection {
  /** Empty: no heading. */
  readonly title: string
  readonly text: string
  /** Names of fields. */
  readonly fields: readonly string[]
}

interface CompiledNext extends Pick<CompiledSubmit, 'call' | 'method' | 'version' | 'fields'> {
  /** Reads the record again after a conflict; undefined: it cannot be read. */
  readonly read: { readonly get: string; readonly select?: string } | undefined
}

export interface CompiledSubmit {
  readonly call: string
  /** Names of the fields that this way to send requires in addition to those that are always required. */
  readonly requires: readonly string[]
  /** Names of the fields that are sent this way; undefined: all. */
  readonly fields: readonly string[] | undefined
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Sent instead while the form edits the record of a reply; undefined: the same call. */
  readonly next: CompiledNext | undefined
  readonly label: string
  readonly body: Readonly<Record<string, string | number | boolean>>
  readonly send: 'all' | 'changed'
  /** Dotted path in the record; empty: no version is sent. */
  readonly version: string
  /** It only tries the values: what of the reply is shown. Undefined: it saves them. */
  readonly dryRun: CompiledDryRun | undefined
  readonly confirm: Submit['confirm']
  /** Field named in the confirmation -> the format of its value. */
  readonly formats: Formats
  /** `'server'`: the message of the server, if there is one. */
  readonly toast: string
  readonly link: CompiledToastLink | undefined
  /** Name of the screen that opens after success; empty: none. */
  readonly go: string
  /** Path parameter of that screen -> path in the reply, or a fixed value. */
  readonly goParams: RowQuery
  /** Key in its address -> path in the reply, or a fixed value. */
  readonly goQuery: RowQuery
  /** Dotted path in the reply of the record that the form edits from then on; empty: none. */
  readonly edits: string
  readonly close: boolean
  readonly reload: boolean
  /** Minimum time in milliseconds for which the button is locked. */
  readonly lock: number
}

export interface CompiledDryRun {
  /** Dotted path of the record or the records in the reply. */
  readonly select: string
  /** Of a reply with one record. Empty: none. */
  readonly fields: readonly CompiledLabelled[]
  /** Of a reply with several records. Empty: none. */
  readonly columns: readonly CompiledLabelled[]
}

interface CompiledFieldBase {
  readonly name: string
  readonly label: string
  /** Empty: none. */
  readonly help: string
  readonly visible: Condition | undefined
  readonly enabled: Condition | undefined
  readonly required: boolean | Condition
  readonly clearWhen: 'hidden' | 'disabled' | Condition | undefined
  readonly saveWhen: Condition | undefined
  readonly sensitive: boolean
  /** False: the record does not fill it. */
  readonly prefilled: boolean
  /** Labels of the ways to send that require this field, if not all do; empty: none does. */
  readonly neededFor: readonly string[]
  /** Former name; empty: none. */
  readonly was: string
}
/** Where the value of a field comes from; the one of sum, product and from that is not empty. */
export interface CompiledComputed {
  readonly sum: readonly (string | number)[]
  readonly minus: readonly (string | number)[]
  readonly product: readonly (string | number)[]
  readonly from: string
  /** The value is only proposed. */
  readonly editable: boolean
}

interface CompiledLeafBase extends CompiledFieldBase {
  /** Undefined: the user fills it. */
  readonly computed: CompiledComputed | undefined
  /** Value without a record; without an initial value the empty value of the kind. */
  readonly initial: LeafValue
}
interface CompiledChosen extends CompiledLeafBase {
  readonly options: FieldOptions
}

export interface CompiledText extends CompiledLeafBase {
  readonly kind: 'text'
  readonly maxLength: number | undefined
  readonly length: number | undefined
  readonly charset: 'arabic' | 'english' | undefined
  readonly pattern: { readonly match: string; readonly message: string } | undefined
  /** Warning shown at the field, which does not prevent sending; undefined: none. */
  readonly warn: 'iban' | undefined
  /** The text is JSON, which is sent as the value it means. */
  readonly json: boolean
  /** Each line is a text of a list; limits are those of one of them. */
  readonly list: boolean
  /** 1: a single-line input instead of a text area. */
  readonly rows: number
  /** Shows dots instead of the typed text. */
  readonly masked: boolean
  readonly placeholder: string
  /** Offered while the profile sets `dropdown`; undefined: always typed. */
  readonly options: FieldOptions | undefined
}
/** Dotted paths of the values that a value is compared with; empty: none. */
interface CompiledCompared {
  readonly atLeast: string
  readonly atMost: string
}
export interface CompiledNumber extends CompiledLeafBase, CompiledCompared {
  readonly kind: 'number'
  readonly min: number | undefined
  readonly max: number | undefined
  readonly decimals: number | undefined
  readonly clamp: boolean
  readonly unit: string
  /** Dotted path of the currency that is shown after the number; empty: the unit. */
  readonly currency: string
}
export interface CompiledDate extends CompiledLeafBase, CompiledCompared {
  readonly kind: 'date'
  /** yyyy-MM-dd */
  readonly min: string | undefined
  readonly max: string | undefined
  readonly time: boolean
}
export interface CompiledSelect extends CompiledLeafBase {
  readonly kind: 'select'
  readonly options: FieldOptions | SearchedOptions
}
interface CompiledChoice extends CompiledChosen {
  readonly kind: 'choice'
}
interface CompiledMultiSelect extends CompiledChosen {
  readonly kind: 'multiSelect'
}
interface CompiledCheckbox extends CompiledLeafBase {
  readonly kind: 'checkbox'
}
export interface CompiledRows extends CompiledFieldBase {
  readonly kind: 'rows'
  readonly fields: readonly CompiledLeaf[]
  /** 0: optional. */
  readonly min: number
  readonly max: number | undefined
  /** Names of fields whose value may occur in one record only. */
  readonly unique: readonly string[]
  readonly add: string
}

export interface CompiledFile extends CompiledFieldBase, FileLimits {
  readonly kind: 'file'
  readonly initial: null
}

/** A field kind of the application; the runtime knows only the type of its value. */
interface CompiledOwn extends CompiledFieldBase {
  readonly kind: 'own'
  readonly holds: 'text' | 'records'
  /** Key of the displayed text in each record. Absent: the value is not a list of records. */
  readonly called?: string
  readonly definition: DomainField
  readonly initial: FormValue
}

interface CompiledLeafTable {
  checkbox: CompiledCheckbox
  choice: CompiledChoice
  date: CompiledDate
  multiSelect: CompiledMultiSelect
  number: CompiledNumber
  select: CompiledSelect
  text: CompiledText
}
/** A field of kind K after compilation. */
export type CompiledFieldOf<K extends CompiledField['kind']> = (CompiledLeafTable & {
  file: CompiledFile
  own: CompiledOwn
  rows: CompiledRows
})[K]
/** A field that holds no others, after compilation. */
export type CompiledLeaf = CompiledLeafTable[LeafField['kind']]
export type CompiledField = CompiledLeaf | CompiledFile | CompiledOwn | CompiledRows
