import { type Condition } from '../../../schemas/index.ts'
import { type Charset } from '../../../schemas/wire/charset.ts'
import { type CompiledField } from '../compile/compiledForm.ts'
import { holds } from '../loads/condition.ts'
import { getOwn } from '../objects.ts'
import { type FormOption, formOptions } from './options.ts'
import { type FormValues, type RowValue } from './values.ts'

/** What the server lays over one field; an absent key leaves what the definition says. */
export interface PlacedField {
  /** False hides the field, whatever its own condition says; true leaves it to that condition. */
  readonly visible?: boolean
  readonly required?: boolean
  readonly label?: string
  readonly maxLength?: number
  readonly length?: number
  readonly charset?: Charset
  /** Whether a text is chosen from its options instead of typed. */
  readonly dropdown?: boolean
}

/** The profile that the values of a form choose. */
export interface FormProfile {
  /** What conditions see as `profile`. */
  readonly about: unknown
  /** What is laid over, by the names of fields. A field that is not in it stays as the definition says. */
  readonly fields: Readonly<Record<string, PlacedField>>
}

/** Everything beside its values that a form looks at. */
export interface Surroundings {
  /** What conditions see as `record`: what fills the form, or the row that it was opened for. */
  readonly record: unknown
  /** Where options come from. */
  readonly loads: Readonly<Record<string, unknown>>
  /** Time zone of the user, in which moments are typed. Default UTC. */
  readonly zone?: string
  /** Undefined: the form has no profile. Pure, and asked whenever the field that chooses the profile has changed. */
  readonly profileOf?: ((values: FormValues) => FormProfile | undefined) | undefined
}

/** What one field is at the moment. Two states are the same object as long as nothing in them differs. */
export interface FieldState {
  readonly visible: boolean
  readonly enabled: boolean
  /** Only while the field is shown and can be changed: others cannot be filled. */
  readonly required: boolean
  readonly label: string
  readonly maxLength: number | undefined
  /** Exact; wins over maxLength. */
  readonly length: number | undefined
  readonly charset: Charset | undefined
  /** Undefined: nothing is chosen in this field, it is typed. */
  readonly options: readonly FormOption[] | undefined
}

/** What the conditions of a field see: values by name, in a table of records those of its own record first, `record`, `loads` and `profile`. */
export interface ConditionData {
  readonly seen: Readonly<Record<string, unknown>>
  /** What is laid over the fields; over those of a table of records nothing is. */
  readonly laid: FormProfile['fields']
}

/** What conditions see of a form; `row`: those of a field of that record of a table. */
export function conditionData(
  values: FormValues,
  { record, loads }: Surroundings,
  profile: FormProfile | undefined,
  row?: RowValue,
): ConditionData {
  return {
    seen: { ...values, ...row, record, loads, profile: profile?.about },
    laid: row || !profile ? {} : profile.fields,
  }
}

/** The state of a field, from its definition, what the conditions see, the profile and the options. */
export function fieldState(
  field: CompiledField,
  data: ConditionData,
  loads: Surroundings['loads'],
): FieldState {
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
    options: optionsOf(field, laid, loads),
  }
}

export function isVisible(field: CompiledField, data: ConditionData): boolean {
  return getOwn(data.laid, field.name)?.visible !== false && holdsOr(field.visible, true, data)
}

/** Whether a condition holds; a flag is itself, and without a condition it is `otherwise`. */
export function holdsOr(
  condition: Condition | boolean | undefined,
  otherwise: boolean,
  { seen }: ConditionData,
): boolean {
  if (condition === undefined) return otherwise
  return typeof condition === 'boolean' ? condition : holds(condition, seen)
}

function optionsOf(
  field: CompiledField,
  laid: PlacedField | undefined,
  loads: Surroundings['loads'],
): readonly FormOption[] | undefined {
  switch (field.kind) {
    case 'choice':
    case 'multiSelect':
    case 'select':
      return formOptions(field.options, loads)
    case 'text':
      return laid?.dropdown && field.options ? formOptions(field.options, loads) : undefined
    default:
      return undefined
  }
}

/** Whether nothing differs, options by their entries: a load that came again with the same list changes nothing. */
export function sameState(one: FieldState, other: FieldState): boolean {
  return (
    one.visible === other.visible &&
    one.enabled === other.enabled &&
    one.required === other.required &&
    one.label === other.label &&
    one.maxLength === other.maxLength &&
    one.length === other.length &&
    one.charset === other.charset &&
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
