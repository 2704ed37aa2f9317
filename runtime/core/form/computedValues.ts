import { type CompiledField, type CompiledForm, type CompiledLeaf } from '../compile/compiledForm.ts'
import { foundAt, numbersAt } from './computedSources.ts'
import { exactProduct, exactSum } from './exactNumbers.ts'
import { type FormProfile, type Sources, type Surroundings } from './fieldState.ts'
import { readValue } from './readValue.ts'
import {
  blankOf,
  type FormValue,
  type FormValues,
  isBlank,
  type LeafValue,
  rowsOf,
  sameValue,
} from './values.ts'

/** The values of a form in a change, and what they were before it; undefined: the form is new. */
export interface Change {
  readonly form: CompiledForm
  readonly surroundings: Surroundings
  readonly profileOf: (values: FormValues) => FormProfile | undefined
  readonly before: FormValues | undefined
  /** What the change itself sets. */
  readonly wanted: FormValues
}

/** Whether a field is never filled by the user. */
export function isReadOnly(field: CompiledField): boolean {
  return 'computed' in field && field.computed?.editable === false
}

export function hasComputed({ fields }: CompiledForm): boolean {
  return fields.some(field => isComputed(field) || (field.kind === 'rows' && field.fields.some(isComputed)))
}

/**
 * The values with every computed field filled from the others. A proposal replaces only an earlier proposal or an empty
 * value, and only when its sources have changed. Returns the same object if nothing differs.
 */
export function computedValues(change: Change, values: FormValues): FormValues {
  const filled: Record<string, FormValue> = {}
  for (const field of change.form.fields) {
    const next = field.kind === 'rows' ? rows(field, change, values) : top(field, change, values)
    if (next !== undefined && !sameValue(next, values[field.name] ?? null)) filled[field.name] = next
  }
  return Object.keys(filled).length === 0 ? values : { ...values, ...filled }
}

function top(field: CompiledField, change: Change, values: FormValues): LeafValue | undefined {
  if (!isComputed(field)) return undefined
  const { before, wanted } = change
  return settled(field, {
    now: sourcesOf(change, values),
    earlier: before && sourcesOf(change, before),
    before: before && leafOf(before[field.name]),
    wanted: leafOf(wanted[field.name]),
  })
}

function rows(
  table: Extract<CompiledField, { kind: 'rows' }>,
  change: Change,
  values: FormValues,
): FormValue | undefined {
  const computed = table.fields.filter(isComputed)
  if (computed.length === 0) return undefined
  const list = rowsOf(values[table.name])
  const wanted = rowsOf(change.wanted[table.name])
  // Records that were added or removed have moved: which one was which is not known.
  const former = change.before && rowsOf(change.before[table.name])
  const before = former?.length === list.length ? former : undefined
  return list.map((value, at) => {
    const was = before?.[at]
    const filled = computed.map(field => {
      const next = settled(field, {
        now: { ...sourcesOf(change, values), row: { table: table.name, value, fields: table.fields } },
        earlier:
          was && change.before
            ? {
                ...sourcesOf(change, change.before),
                row: { table: table.name, value: was, fields: table.fields },
              }
            : undefined,
        before: was?.[field.name] ?? null,
        wanted: wanted[at]?.[field.name] ?? null,
      })
      return [field.name, next === undefined ? (value[field.name] ?? null) : next] as const
    })
    return { ...value, ...Object.fromEntries(filled) }
  })
}

interface Moments {
  readonly now: Sources
  /** Undefined: there was no such value before. */
  readonly earlier: Sources | undefined
  readonly before: LeafValue | undefined
  readonly wanted: LeafValue
}

/** The value that a computed field takes; undefined: it keeps its own. */
function settled(
  field: ComputedLeaf,
  { now, earlier, before = null, wanted }: Moments,
): LeafValue | undefined {
  const value = computedValue(field, now)
  if (!field.computed.editable) return value
  if (earlier === undefined) return isBlank(wanted) ? value : undefined
  if (!sameValue(wanted, before)) return undefined
  const proposed = computedValue(field, earlier)
  const follows = isBlank(before) || sameValue(before, proposed)
  return follows && !sameValue(value, proposed) ? value : undefined
}

function computedValue(field: ComputedLeaf, sources: Sources): LeafValue {
  const { sum, minus, product, from } = field.computed
  const decimals = field.kind === 'number' ? field.decimals : undefined
  if (from !== '') return taken(field, from, sources)
  const [added, off, factors] = [sum, minus, product].map(list =>
    list.flatMap(operand => numbersAt(operand, sources)),
  )
  if (!added || !off || !factors || [added, off, factors].some(list => list.includes(undefined)))
    return blankOf(field.kind)
  if (product.length > 0)
    return factors.length > 0 && factors.every(isNumber) ? exactProduct(factors, decimals) : null
  return added.some(isNumber) ? exactSum(added.filter(isNumber), off.filter(isNumber), decimals) : null
}

/** The value of a field of the same kind as it is, any other as one from outside. */
function taken(field: ComputedLeaf, path: string, sources: Sources): LeafValue {
  const found = foundAt(path, sources)
  const isSame = found.field?.kind === field.kind
  const value = isSame ? found.value : readValue(field, found.value, sources.surroundings.zone ?? 'UTC')
  return isPlain(value) ? value : blankOf(field.kind)
}

type ComputedLeaf = CompiledLeaf & { readonly computed: NonNullable<CompiledLeaf['computed']> }

function isComputed(field: CompiledField): field is ComputedLeaf {
  return 'computed' in field && field.computed !== undefined
}

function sourcesOf({ form, surroundings, profileOf }: Change, values: FormValues): Sources {
  return { form, values, surroundings, profile: profileOf(values) }
}

function leafOf(value: FormValue | undefined): LeafValue {
  return isPlain(value) ? value : null
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number'
}
