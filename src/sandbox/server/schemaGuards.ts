import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { Refusal } from './refusal.ts'

const ajv = new Ajv({ allowUnionTypes: true, discriminator: true })

/** Compiles a type guard for T from its schema. */
export function accepts<T>(schema: object): (data: unknown) => data is T {
  const compiled = compiledOnce<T>(schema)
  return (data): data is T => compiled()(data)
}

/**
 * Returns the data as a T, the type of a schema, or throws a Refusal (400) that names the place and the rule it breaks,
 * e.g. `options.pagination.limit must be <= 1000.`
 */
export function requires<T>(schema: object): (data: unknown) => T {
  const compiled = compiledOnce<T>(schema)
  return data => {
    const accepted = compiled()
    if (accepted(data)) return data
    throw new Refusal(400, describe(accepted.errors?.[0]))
  }
}

/** Every rule of a schema that the data violate; empty for valid data. */
export function faultsOf(schema: object, data: unknown): readonly ErrorObject[] {
  const all = new Ajv({ allowUnionTypes: true, discriminator: true, allErrors: true }).compile(schema)
  return all(data) ? [] : (all.errors ?? [])
}

/** A schema is compiled when it is first asked: all of them together would be half of the time that a start takes. */
function compiledOnce<T>(schema: object): () => ValidateFunction<T> {
  let validate: ValidateFunction<T> | undefined
  return () => {
    validate ??= ajv.compile<T>(schema)
    return validate
  }
}

function describe(error: ErrorObject | undefined): string {
  if (!error) return 'The request is not valid.'
  const place = error.instancePath.slice(1).replaceAll('/', '.') || 'The body'
  const extra = error.params.additionalProperty ?? error.params.allowedValues
  return `${place} ${error.message ?? 'is not valid'}${extra === undefined ? '' : `: ${String(extra)}`}.`
}
