import { type Entity, type EntityDefinition } from '../../language/entity.ts'
import {
  type DescribedField,
  type EntityField,
  type EntityFieldOf,
  type WrittenField,
} from '../../language/entityField.ts'
import { type Definitions, fieldsOf } from './includedFields.ts'

/** An entity with its defaults: key, labels, expanded short forms, and included fields. */
export function normalizeEntity(
  name: string,
  definition: EntityDefinition,
  all: Definitions = new Map(),
): Entity {
  const fields = fieldsOf(definition, all)
  const { abstract: _abstract, include: _include, ...own } = definition
  const key = definition.key ?? firstKey(fields)
  const label = definition.label ?? sentence(name)
  return {
    ...own,
    name,
    ...(key !== undefined && { key }),
    label,
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, written]) => [
        field,
        normalizeField(written, field === key ? label : undefined, field),
      ]),
    ),
  }
}

/** The first field if its type can tell records apart: a number, an amount or a state may be the same in many. */
function firstKey(fields: Readonly<Record<string, DescribedField>>): string | undefined {
  const [name, written] = Object.entries(fields)[0] ?? []
  if (written === undefined) return undefined
  const type = typeof written === 'string' ? written : written.type
  return keyTypes.has(type.replace('?', '')) ? name : undefined
}

const keyTypes: ReadonlySet<string> = new Set(['id', 'reference', 'text'])

/** A field in its long form; `label` is its default label. */
export function normalizeField(
  written: DescribedField,
  label: string | undefined,
  name: string,
): EntityField {
  const field = typeof written === 'string' ? { type: written } : written
  const type = field.type.replace('?', '')
  const settled: Readonly<Record<string, unknown>> = {
    ...withoutTones(field),
    type,
    label: ('label' in field ? field.label : undefined) ?? label ?? labelOf(name, type),
    ...(field.type.endsWith('?') && { optional: true }),
    ...('options' in field && { options: optionsOf(field) }),
  }
  if (!isField(settled)) throw new Error(`${name} is no field`)
  return settled
}

function withoutTones(field: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(field).filter(([key]) => key !== 'tones'))
}

/** The keys of each type were checked with the shape. */
function isField(
  field: Readonly<Record<string, unknown>>,
): field is Readonly<Record<string, unknown>> & EntityField {
  return typeof field.type === 'string' && typeof field.label === 'string'
}

type Options = Pick<Extract<WrittenField, { options: unknown }>, 'options' | 'tones'>

/** The values of a status with label and tone. */
function optionsOf({ options, tones = {} }: Options): EntityFieldOf<'status'>['options'] {
  const toneOf = (value: string) => toneNames.find(tone => [tones[tone]].flat().includes(value))
  return Object.fromEntries(
    labelledValues(options).map(([value, label]) => {
      const tone = toneOf(value)
      return [value, tone ? { label, tone } : { label }]
    }),
  )
}

/** Values of a status with their labels, in the order in which they are written. */
export function labelledValues(options: Options['options']): [value: string, label: string][] {
  return [options]
    .flat()
    .flatMap(one => (typeof one === 'string' ? [[one, labelOfValue(one)]] : Object.entries(one)))
}

/** The label of a value: a name as words; with a capital or digit first, as `GBP`, unchanged. */
export function labelOfValue(value: string): string {
  return /^[a-z]/.test(value) ? sentence(value.replaceAll(/[-_]+/g, ' ')) : value
}

const toneNames = ['danger', 'info', 'success', 'warning'] as const

/** The label of a field from its name, without parts that its type implies. */
function labelOf(name: string, type: string): string {
  const shorter = name.replace(saidByType[type] ?? /$^/, '')
  return sentence(shorter === '' ? name : shorter)
}

/** Parts of names that only repeat the type. */
const saidByType: Readonly<Record<string, RegExp>> = {
  boolean: /^is(?=[A-Z])/,
  date: /(?<=..)(?:At|On)$/,
  duration: /(?:Days|Hours|Minutes|Seconds)$/,
  id: /^id(?=[A-Z])|Id$/,
  moment: /(?<=..)(?:At|On)$/,
  reference: /^id(?=[A-Z])|Id$|Name$/,
  text: /(?:Label|Name|Nr)$/,
}

/** A name as the words of a sentence: `bankAccount` is "Bank account", `iban` "IBAN". */
function sentence(name: string): string {
  const words = name
    .split(/(?<=[a-z0-9])(?=[A-Z])| /)
    .map(word => word.toLowerCase())
    .map(word => (initialisms.has(word) ? word.toUpperCase() : word))
  const text = words.join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const initialisms = new Set(['api', 'bic', 'iban', 'rma', 'sku', 'url', 'vat'])
