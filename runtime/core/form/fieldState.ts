import { type Condition } from '../../../schemas/index.ts'
import { type Charset } from '../../../schemas/wire/charset.ts'
import { type CompiledField, type CompiledForm } from '../compile/compiledForm.ts'
import { holdsBy, type Viewer } from '../loads/condition.ts'
import { getOwn, valueAt } from '../objects.ts'
import { chosenAt } from './chosenRecord.ts'
import { type ChosenOptions, type FormOption, formOptions } from './options.ts'
import { chosenOptions, isSearched } from './searchedOptions.ts'
import { type FormValues, type RowValue } from './values.ts'

/** Server overrides for one field; an absent key keeps the definition. */
export interface PlacedField {
  /** False hides the field, whatever its own condition; true leaves it to that condition. */
  readonly visible?: boolean
  readonly required?: boolean
  readonly label?: string
  readonly maxLength?: number
  readonly length?: number
  readonly charset?: Charset
  /** Whether a text is selected from its options instead of typed. */
  readonly dropdown?: boolean
}

/** The profile selected by the values of a form. */
export interface FormProfile {
  /** What conditions read as `profile`. */
  readonly about: unknown
  /** Overrides by field name. Fields that are not listed keep the definition. */
  readonly fields: Readonly<Record<string, PlacedField>>
}

/** Everything apart from its values that a form depends on. */
export interface Surroundings {
  /** What conditions read as `record`: the record that fills the form, or the row it was opened for. */
  readonly record: unknown
  /** The source of options. */
  readonly loads: Readonly<Record<string, unknown>>
  /** Options that searches have found and that were chosen. Absent: none. */
  readonly chosen?: ChosenOptions
  /** Name of the signed-in user; undefined: unknown. */
  readonly user?: string | undefined
  /** When the form was opened, in milliseconds; undefined: unknown. */
  readonly now?: number | undefined
  /** Time zone of the user, in which moments are typed. Default UTC. */
  readonly zone?: string
  /** Undefined: no profile. Pure; called whenever the field that selects the profile changes. */
  readonly profileOf?: ((values: FormValues) => FormProfile | undefined) | undefined
}

/** The current state of a field. The same object as long as nothing in it differs. */
export interface FieldState {
  readonly visible: boolean
  readonly enabled: boolean
  /** Only while the field is visible and editable: others cannot be filled in. */
  readonly required: boolean
  readonly label: string
  readonly maxLength: number | undefined
  /** Exact; wins over maxLength. */
  readonly length: number | undefined
  readonly charset: Charset | undefined
  /** Undefined: the field is typed, not selected. Of a searched choice those whose labels are known. */
  readonly options: readonly FormOption[] | undefined
  /** Shown after a number: its unit or currency. Undefined: none. */
  readonly unit: string | undefined
}

/** Where the options of a field come from, apart from its definition. */
export interface OptionSources {
  readonly loads: Surroundings['loads']
  /** The records that fill the field: that of the form, or those of its table. */
  readonly records: readonly unknown[]
  /** Options that a search has found and that were chosen. */
  readonly found: readonly FormOption[]
  /** The value at the path of the currency of an amount; undefined without one. */
  readonly currency?: unknown
}

/** What a condition or a computed value of a form may name. */
export interface Sources {
  readonly form: CompiledForm
  readonly values: FormValues
  readonly surroundings: Surroundings
  readonly profile: FormProfile | undefined
  /** Of a field in a table: its record. */
  readonly row?: SourceRow | undefined
}

interface SourceRow {
  /** Name of the table. */
  readonly table: string
  readonly value: RowValue
  readonly fields: readonly CompiledField[]
}

/** Data of a field's conditions. */
export interface ConditionData {
  /**
   * The value at a path: of a field (in a table one of its record first) or of the record chosen in it, or below `record`,
   * `loads` or `profile`.
   */
  at(path: string): unknown
  /** The server's overrides by field; fields in a table of records have none. */
  readonly laid: FormProfile['fields']
  readonly viewer: Viewer
}

export function conditionData(sources: Sources): ConditionData {
  const { values, surroundings, profile, row } = sources
  const { record, loads, user, now, zone } = surroundings
  const seen = { ...values, ...row?.value, record, loads, profile: profile?.about }
  return {
    at: path => {
      const place = choiceAt(path, sources)
      return place ? chosenAt(place, surroundings) : valueAt(seen, path)
    },
    laid: row || !profile ? {} : profile.fields,
    viewer: { user, now, zone },
  }
}

/** The choice into whose record a path leads; undefined: it leads elsewhere. */
function choiceAt(path: string, { form, values, row }: Sources) {
  const [name = '', ...steps] = path.split('.')
  if (steps.length === 0 || outside.includes(name)) return undefined
  const inRow = row?.fields.find(field => field.name === name)
  const field = inRow ?? form.fields.find(one => one.name === name)
  if (!field || !('options' in field)) return undefined
  const key = inRow && row ? `${row.table}.${name}` : name
  const value = getOwn(inRow && row ? row.value : values, name) ?? null
  return { field, key, value, path: steps.join('.') }
}

/** The names of what is outside of the form. */
const outside = ['record', 'loads', 'profile']

/** The state of a field, from its definition, the condition data, the profile and the options. */
export function fieldState(field: CompiledField, data: ConditionData, sources: OptionSources): FieldState {
  const laid = getOwn(data.laid, field.name)
  const visible = isVisible(field, data)
  const enabled = holdsOr(field.enabled, true, data)
  const required = laid?.required ?? holdsOr(field.required, false, data)
  const limits = field.kind === 'text' ? field : undefined
  return {
    visible,
    enabled,
    required: visible && enabled && required,
    label: laid?.label ?? field.label,
    maxLength: laid?.maxLength ?? limits?.maxLength,
    length: laid?.length ?? limits?.length,
    charset: laid?.charset ?? limits?.charset,
    options: optionsOf(field, laid, sources),
    unit: unitOf(field, sources.currency),
  }
}

export function isVisible(field: CompiledField, data: ConditionData): boolean {
  return getOwn(data.laid, field.name)?.visible !== false && holdsOr(field.visible, true, data)
}

/** Whether a condition holds; a flag is its own result, a missing condition is `otherwise`. */
export function holdsOr(
  condition: Condition | boolean | undefined,
  otherwise: boolean,
  { at, viewer }: ConditionData,
): boolean {
  if (condition === undefined) return otherwise
  return typeof condition === 'boolean' ? condition : holdsBy(condition, at, viewer)
}

function unitOf(field: CompiledField, currency: unknown): string | undefined {
  if (field.kind !== 'number') return undefined
  const isCode = typeof currency === 'string' && currency !== ''
  return (isCode ? currency : field.unit) || undefined
}

function optionsOf(
  field: CompiledField,
  laid: PlacedField | undefined,
  { loads, records, found }: OptionSources,
): readonly FormOption[] | undefined {
  if (isSearched(field)) return [...found, ...chosenOptions(field, records)]
  switch (field.kind) {
    case 'choice':
    case 'multiSelect':
      return formOptions(field.options, loads)
    case 'select':
      return 'search' in field.options ? [] : formOptions(field.options, loads)
    case 'text':
      return laid?.dropdown && field.options ? formOptions(field.options, loads) : undefined
    default:
      return undefined
  }
}

/** Compares options by their entries: a load that returns the same list again changes nothing. */
export function sameState(one: FieldState, other: FieldState): boolean {
  return (
    one.visible === other.visible &&
    one.enabled === other.enabled &&
    one.required === other.required &&
    one.label === other.label &&
    one.maxLength === other.maxLength &&
    one.length === other.length &&
    one.charset === other.charset &&
    one.unit === other.unit &&
    sameOptions(one.options, other.options)
  )
}

function sameOptions(one: FieldState['options'], other: FieldState['options']): boolean {
  if (one === other || one === undefined || other === undefined) return one === other
  return (
    one.length === other.length &&
    one.every(({ value, label }, at) => value === other[at]?.value && label === other[at]?.label)
  )
}
