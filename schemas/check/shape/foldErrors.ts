import { type ErrorObject } from 'ajv'
import { isObject } from '../item.ts'
import { nearest } from '../nearest.ts'
import { synonymOf } from '../synonyms.ts'

/**
 * The errors without those that only follow from another one. Where a value may have one of several forms, ajv complains
 * about all of them: only the complaints of the form that was meant stay, or that it has none of the forms.
 */
export function foldErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  let left = errors
  // Outer choices come first: choosing a form takes the choices inside the others away.
  const choices = errors
    .filter(({ keyword }) => keyword === 'anyOf')
    .sort((one, other) => one.schemaPath.length - other.schemaPath.length)
  for (const choice of choices) {
    if (!left.includes(choice)) continue
    const form = meantForm(choice)
    const prefix = `${choice.schemaPath}/`
    left = left.filter(error => {
      if (error === choice) return form === undefined
      if (!error.schemaPath.startsWith(prefix) || !within(error.instancePath, choice.instancePath))
        return true
      return form !== undefined && error.schemaPath.startsWith(`${prefix}${form}/`)
    })
  }
  return left.filter(error => !follows(error, left))
}

/** Index of the form that a value was meant to have: of its type, with most of its keys; undefined when no type fits. */
function meantForm({ data, schema }: ErrorObject): number | undefined {
  const forms: readonly unknown[] = Array.isArray(schema) ? schema : []
  let best: number | undefined
  let most = -1
  for (const [index, form] of forms.entries()) {
    if (!isObject(form) || form.type !== typeOf(data) || isOther(data, form)) continue
    const known = isObject(form.properties) ? form.properties : {}
    const hits = isObject(data) ? likeness(Object.keys(data), Object.keys(known)) : 0
    if (hits > most) {
      best = index
      most = hits
    }
  }
  return best
}

/** Whether a text is neither a word of a form nor similar to one: another form was meant. */
function isOther(data: unknown, form: Readonly<Record<string, unknown>>): boolean {
  const words = typeof form.const === 'string' ? [form.const] : Array.isArray(form.enum) ? form.enum : []
  if (typeof data !== 'string' || words.length === 0) return false
  return nearest(data, words.map(String)) === undefined
}

/** How many of the keys are known; a misspelt one counts half. */
function likeness(keys: readonly string[], known: readonly string[]): number {
  return keys.reduce((sum, key) => sum + (known.includes(key) ? 1 : nearest(key, known) ? 0.5 : 0), 0)
}

/** Whether an error says nothing that another error of the same value does not say better. */
function follows(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  const beside = (test: (other: ErrorObject) => boolean) =>
    errors.some(other => other !== error && other.instancePath === error.instancePath && test(other))
  switch (error.keyword) {
    case 'discriminator':
      return error.params.error === 'tag' && error.params.tagValue === undefined
    case 'required': {
      const missing = String(error.params.missingProperty)
      // A condition below `not` is reported there.
      if (missing === 'field' && isObject(error.data) && isObject(error.data.not)) return true
      // What happens when a call fails is said by a call that is named, so that one without it is one fault.
      if (missing === 'onError' && isObject(error.data) && error.data.get === undefined) return true
      return beside(({ keyword, params }) => {
        const misspelt = keyword === 'additionalProperties' ? String(params.additionalProperty) : ''
        // A condition inside a condition has leaves and no field of its own.
        const isNested = missing === 'field' && ['all', 'any'].includes(misspelt)
        return isNested || isMeant(misspelt, missing)
      })
    }
    case 'additionalProperties':
      // One call, and one fault of it.
      return (
        error.params.additionalProperty === 'method' &&
        beside(({ params }) => ['path', 'url'].includes(String(params.additionalProperty)))
      )
    case 'type':
      // Of a word it is said which words there are.
      return beside(({ keyword }) => keyword === 'enum')
    case 'const':
      return beside(({ keyword }) => keyword === 'type')
    case 'minProperties':
    case 'maxProperties':
      return beside(({ keyword }) => keyword === 'additionalProperties' || keyword === 'required')
    default:
      // The error inside `propertyNames` is said by `propertyNames` itself.
      return error.propertyName !== undefined
  }
}

/** Whether a key that is unknown was meant to be the one that is missing, or the name of the call that gives that one. */
function isMeant(unknown: string, missing: string): boolean {
  const meant = ['get', 'source'].includes(missing) ? [missing, 'call'] : [missing]
  return unknown !== '' && (nearest(unknown, meant) ?? synonymOf(unknown, meant)) !== undefined
}

function within(pointer: string, above: string): boolean {
  return pointer === above || pointer.startsWith(`${above}/`)
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}
