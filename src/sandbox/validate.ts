import { Ajv, type ErrorObject } from 'ajv'
import { Refusal } from './refusal.ts'

const ajv = new Ajv({ allowUnionTypes: true, discriminator: true })

/** Compiles a schema, of which T is the type. The result tells whether data follows it. */
export function accepts<T>(schema: object): (data: unknown) => data is T {
  return ajv.compile<T>(schema)
}

/**
 * Compiles a schema, of which T is the type. The result returns the data as a T, or throws a Refusal (400) that names the
 * place and the rule it breaks, e.g. `options.pagination.limit must be <= 1000.`
 */
export function requires<T>(schema: object): (data: unknown) => T {
  const accepted = ajv.compile<T>(schema)
  return data => {
    if (accepted(data)) return data
    throw new Refusal(400, describe(accepted.errors?.[0]))
  }
}

function describe(error: ErrorObject | undefined): string {
  if (!error) return 'The request is not valid.'
  const place = error.instancePath.slice(1).replaceAll('/', '.') || 'The body'
  const extra = error.params.additionalProperty ?? error.params.allowedValues
  return `${place} ${error.message ?? 'is not valid'}${extra === undefined ? '' : `: ${String(extra)}`}.`
}
