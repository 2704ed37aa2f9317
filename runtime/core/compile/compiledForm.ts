import {
  type Condition,
  type DomainField,
  type FieldOptions,
  type Form,
  type LeafField,
  type Submit,
} from '../../../schemas/index.ts'
import { type FormSchema, type FormUiSchema } from '../../../schemas/rjsfForm.ts'
import { type FormValue, type LeafValue } from '../form/values.ts'
import { type RowQuery } from '../grid/rowQuery.ts'
import { type CompiledToastLink } from './compiled.ts'

/** A form with every default filled in. */
export interface CompiledForm {
  readonly id: string
  readonly fields: readonly CompiledField[]
  /** What rjsf draws and validates: the same for all records, because its validator is compiled for it. */
  readonly schema: FormSchema
  readonly uiSchema: FormUiSchema
  /** All fields, each in one section; a form without sections has one with an empty title. */
  readonly sections: readonly CompiledSection[]
  /** Dotted path of the record below the loads; empty: none. */
  readonly values: string
  /** Whether a record fills the fields where there is one. */
  readonly prefilled: boolean
  /** The first one is that of the Enter key. Empty: the form is read only. */
  readonly submits: readonly CompiledSubmit[]
  readonly profile: Form['profile']
  /** Undefined: the fields are open. */
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

export interface CompiledSubmit {
  readonly call: string
  /** Names of the fields that must be filled for this way beside those that always must. */
  readonly requires: readonly string[]
  /** Names of the fields that are sent this way; undefined: all. */
  readonly fields: readonly string[] | undefined
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly label: string
  readonly body: Readonly<Record<string, string | number | boolean>>
  readonly send: 'all' | 'changed'
  /** Dotted path in the record; empty: no version is sent. */
  readonly version: string
  readonly confirm: Submit['confirm']
  /** `'server'`: the message of the server, if it sends one. */
  readonly toast: string
  readonly link: CompiledToastLink | undefined
  /** Name of the screen that opens after success; empty: stays. */
  readonly go: string
  /** Path parameter of that screen -> path in the reply. */
  readonly goParams: Readonly<Record<string, string>>
  /** Key in its address -> path in the reply, or a fixed value. */
  readonly goQuery: RowQuery
  readonly close: boolean
  readonly reload: boolean
  /** Milliseconds for which the button is locked at least. */
  readonly lock: number
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
  /** Labels of the ways to send the form that need it filled, where not all do; none: no way does. */
  readonly neededFor: readonly string[]
  /** Empty: it never had another name. */
  readonly was: string
}
interface CompiledLeafBase extends CompiledFieldBase {
  /** Value without a record; without an initial value the empty value of the kind. */
  readonly initial: LeafValue
}
interface CompiledChosen extends CompiledLeafBase {
  readonly options: FieldOptions
}

interface CompiledText extends CompiledLeafBase {
  readonly kind: 'text'
  readonly maxLength: number | undefined
  readonly length: number | undefined
  readonly charset: 'arabic' | 'english' | undefined
  readonly pattern: { readonly match: string; readonly message: string } | undefined
  /** What is said beside the field without refusing it; undefined: nothing. */
  readonly warn: 'iban' | undefined
  /** 1: a line, no text area. */
  readonly rows: number
  /** Dots stand for what is typed. */
  readonly masked: boolean
  readonly placeholder: string
  /** Offered while the profile says dropdown; undefined: always typed. */
  readonly options: FieldOptions | undefined
}
interface CompiledNumber extends CompiledLeafBase {
  readonly kind: 'number'
  readonly min: number | undefined
  readonly max: number | undefined
  readonly decimals: number | undefined
  readonly clamp: boolean
  readonly unit: string
}
export interface CompiledDate extends CompiledLeafBase {
  readonly kind: 'date'
  /** yyyy-MM-dd */
  readonly min: string | undefined
  readonly max: string | undefined
  readonly time: boolean
}
interface CompiledSelect extends CompiledChosen {
  readonly kind: 'select'
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
  /** 0: none are needed. */
  readonly min: number
  readonly max: number | undefined
  readonly add: string
}

/** A field of the console's own business, of which the runtime knows no more than what it holds. */
interface CompiledOwn extends CompiledFieldBase {
  readonly kind: 'own'
  readonly holds: 'text' | 'records'
  /** Key under which a record is called. Absent: it holds none. */
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
  own: CompiledOwn
  rows: CompiledRows
})[K]
/** A field that holds no others, after compilation. */
export type CompiledLeaf = CompiledLeafTable[LeafField['kind']]
export type CompiledField = CompiledLeaf | CompiledOwn | CompiledRows
