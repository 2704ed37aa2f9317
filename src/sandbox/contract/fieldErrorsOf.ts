import { type ErrorObject } from 'ajv'
import { type FieldError } from '../../../schemas/wire/fieldErrors.ts'
import { counted } from '../values/figures.ts'

/** Fields reported at most. */
const most = 50

/** What a refused body is answered with: a sentence, and what is wrong field by field. */
export function fieldErrorsOf(faults: readonly ErrorObject[]): {
  readonly message: string
  readonly errors: readonly FieldError[]
} {
  const errors = new Map<string, FieldError>()
  for (const fault of faults) {
    const field = fieldOf(fault)
    // An anyOf error is explained by the errors of its first schema; null is never a useful suggestion.
    const isVague = fault.keyword === 'anyOf' || fault.params.type === 'null'
    if (field !== '' && !isVague && !errors.has(field)) errors.set(field, { field, message: wordsOf(fault) })
  }
  const listed = [...errors.values()].slice(0, most)
  const [first] = listed
  if (!first) return { message: 'The body is not a JSON object.', errors: [] }
  const more = listed.length - 1
  const others = more === 0 ? '' : ` ${counted(more, 'more field')} ${more === 1 ? 'is' : 'are'} not valid.`
  return { message: `${first.field} is not valid: ${first.message}${others}`, errors: listed }
}

/** Name of a field as forms know it: `note`, or `items.0.quantity` of a record in a table. */
function fieldOf({ instancePath, params }: ErrorObject): string {
  const steps = instancePath.split('/').slice(1)
  return [...steps, ...(typeof params.missingProperty === 'string' ? [params.missingProperty] : [])].join('.')
}

function wordsOf({ keyword, params }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'This is required.'
    case 'minLength':
    case 'minItems':
      return params.limit === 1 ? 'This is required.' : `Enter at least ${params.limit}.`
    case 'maxLength':
      return `Use at most ${params.limit} characters.`
    case 'maxItems':
      return `Enter at most ${params.limit}.`
    case 'minimum':
      return `Enter ${params.limit} or more.`
    case 'maximum':
      return `Enter ${params.limit} or less.`
    case 'enum':
    case 'const':
      return 'Not a valid value.'
    case 'type':
      return `This must be of type ${[params.type].flat().join(' or ')}.`
    case 'additionalProperties':
      return `This has an unknown field: ${params.additionalProperty}.`
    default:
      return 'This is not in the right format.'
  }
}
