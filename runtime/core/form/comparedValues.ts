import { isNamedDay } from '../../../schemas/language/namedDay.ts'
import { type CompiledDate, type CompiledField } from '../compile/compiledForm.ts'
import { namedDay, parseDay } from '../text/dates.ts'
import { readNumber } from '../text/numbers.ts'
import { foundAt } from './computedSources.ts'
import { type Sources, type Surroundings } from './fieldState.ts'
import { formMessages } from './formMessages.ts'
import { isTypedMoment, readValue } from './readValue.ts'

/** Error message of a value that is below or above another one, see `atLeast` and `atMost`; undefined: valid. */
export function comparedProblem(field: CompiledField, value: string, sources: Sources): string | undefined {
  if (!isCompared(field)) return undefined
  const own = orderOf(field, value)
  const least = otherAt(field, field.atLeast, sources)
  if (least && isBefore(own, least.order)) return formMessages.atLeast(field.kind, least.text, least.label)
  const most = otherAt(field, field.atMost, sources)
  return most && isBefore(most.order, own)
    ? formMessages.atMost(field.kind, most.text, most.label)
    : undefined
}

/** Whether one of the fields that limit the value of this one is one of those. */
export function isComparedWith(field: CompiledField, isOne: (name: string) => boolean): boolean {
  return (
    isCompared(field) &&
    [field.atLeast, field.atMost].some(path => path !== '' && isOne(path.split('.')[0] ?? path))
  )
}

type Compared = Extract<CompiledField, { kind: 'number' | 'date' }>

function isCompared(field: CompiledField): field is Compared {
  return field.kind === 'number' || field.kind === 'date'
}

interface Other {
  readonly order: number | string
  /** As the user reads it. */
  readonly text: string
  /** Undefined: it is no field of the form. */
  readonly label: string | undefined
}

/** The value at a path, as one of this field; undefined without a valid one. */
function otherAt(field: Compared, path: string, sources: Sources): Other | undefined {
  if (path === '') return undefined
  if (field.kind === 'date' && isNamedDay(path)) return dayAt(field, path, sources.surroundings)
  const found = foundAt(path, sources)
  const value = found.field ? found.value : readValue(field, found.value, sources.surroundings.zone ?? 'UTC')
  const text = String(value ?? '')
  const order = orderOf(field, text)
  return order === undefined ? undefined : { order, text, label: found.field?.label }
}

function dayAt({ time }: CompiledDate, name: string, { now, zone = 'UTC' }: Surroundings): Other | undefined {
  const day = namedDay(name, now, time ? zone : 'UTC')
  return day === undefined ? undefined : { order: day, text: day, label: undefined }
}

/** What the values of a field are ordered by; undefined for an invalid one. */
function orderOf({ kind }: Compared, text: string): number | string | undefined {
  if (kind === 'number') return readNumber(text)
  return isTypedMoment(text) || parseDay(text) !== undefined ? text : undefined
}

/** A day is neither before nor after a moment of the same day. */
function isBefore(one: number | string | undefined, other: number | string | undefined): boolean {
  if (typeof one === 'number' && typeof other === 'number') return one < other
  if (typeof one !== 'string' || typeof other !== 'string') return false
  const length = Math.min(one.length, other.length)
  return one.slice(0, length) < other.slice(0, length)
}
