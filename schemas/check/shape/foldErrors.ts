import { type ErrorObject } from 'ajv'
import { isObject } from '../item.ts'
import { nearest } from '../nearest.ts'
import { synonymOf } from '../synonyms.ts'

/**
 * The errors without those that only follow from another one. Where a value may have one of several forms,
 * ajv reports errors for all of them: only those of the intended form stay, or one for no matching form.
 */
export function foldErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  let left = errors
  // Outer choices first: choosing a form removes the choices inside the others.
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

/** Index of the intended form: of the value's type, with most of its keys; undefined when no type fits. */
function meantForm({ data, schema }: ErrorObject): number | undefined {
  const forms: readonly unknown[] = Array.isArray(schema) ? schema : []
  let best: number | undefined
  let most = -1
  for (const [index, form] of forms.entries()) {
    if (!isObject(form) || form.type !== typeOf(data) || isOther(data, form)) continue
    const keys = isObject(data) ? Object.keys(data) : []
    const required = Array.isArray(form.required) ? form.required.map(String) : []
    const isWhole = required.length > 0 && required.every(key => keys.includes(key))
    const hits =
      Math.max(...partsOf(form).map(known => likeness(keys, Object.keys(known)))) + (isWhole ? 0.5 : 0)
    if (hits > most) {
      best = index
      most = hits
    }
  }
  return best
}

/** The keys of a form, or of each of its kinds. */
function partsOf(form: Readonly<Record<string, unknown>>): readonly object[] {
  if (isObject(form.properties)) return [form.properties]
  const kinds = Array.isArray(form.oneOf) ? form.oneOf.filter(isObject) : []
  const known = kinds.map(kind => kind.properties).filter(isObject)
  return known.length > 0 ? known : [{}]
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

/** Whether another error of the same value explains this one better. */
function follows(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  const beside = (test: (other: ErrorObject) => boolean) =>
    errors.some(other => other !== error && other.instancePath === error.instancePath && test(other))
  switch (error.keyword) {
    // The error of its branch says what is wrong.
    case 'if':
      return true
    case 'discriminator':
      return error.params.error === 'tag' && error.params.tagValue === undefined
    case 'required': {
      const missing = String(error.params.missingProperty)
      // A condition below `not` is reported there.
      if (missing === 'field' && isObject(error.data) && isObject(error.data.not)) return true
      // `onError` comes with a named call, so that a missing call is one fault.
      if (missing === 'onError' && isObject(error.data) && error.data.get === undefined) return true
      return beside(({ keyword, params }) => {
        const misspelt = keyword === 'additionalProperties' ? String(params.additionalProperty) : ''
        // A condition inside a condition has leaves and no field of its own.
        const isNested = missing === 'field' && ['all', 'any', 'and', 'or'].includes(misspelt)
        return isNested || isMeant(misspelt, missing)
      })
    }
    case 'additionalProperties':
      // One call, and one fault of it.
      return (
        (error.params.additionalProperty === 'method' &&
          beside(({ params }) => ['path', 'url'].includes(String(params.additionalProperty)))) ||
        // A condition and where it leads are one check.
        (error.params.additionalProperty === 'go' &&
          error.instancePath === '/redirect' &&
          beside(({ params }) => ['if', 'when'].includes(String(params.additionalProperty)))) ||
        isNameOfEntry(error)
      )
    case 'type':
      // An unknown word is reported with the list of words.
      return beside(({ keyword }) => keyword === 'enum')
    case 'const':
      return beside(({ keyword }) => keyword === 'type')
    case 'minProperties':
    case 'maxProperties':
      return beside(({ keyword }) => keyword === 'additionalProperties' || keyword === 'required')
    default:
      // `propertyNames` reports the error inside it.
      return error.propertyName !== undefined
  }
}

/** Whether a key is the field that an entry of `all` names; that the entry has no `field` is the fault. */
function isNameOfEntry({ data, instancePath, parentSchema }: ErrorObject): boolean {
  const known = isObject(parentSchema) && isObject(parentSchema.properties) ? parentSchema.properties : {}
  return (
    'present' in known &&
    /\/all\/\d+$/.test(instancePath) &&
    isObject(data) &&
    ![...Object.keys(known), 'any', 'all', 'and', 'or'].some(key => key in data)
  )
}

/** Whether an unknown key was meant to be the missing one, or the call name that supplies it. */
function isMeant(unknown: string, missing: string): boolean {
  const meant = ['form', 'get', 'load', 'source'].includes(missing) ? [missing, 'call'] : [missing]
  if (unknown === '') return false
  return meant.includes(unknown) || (nearest(unknown, meant) ?? synonymOf(unknown, meant)) !== undefined
}

function within(pointer: string, above: string): boolean {
  return pointer === above || pointer.startsWith(`${above}/`)
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}
