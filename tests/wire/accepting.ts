import { Ajv } from 'ajv'
import { type Validate } from '../../schemas/wire/validate.ts'

const ajv = new Ajv({ strict: true, allowUnionTypes: true })

/** The validator of a schema of the wire, whose type is T. */
export function accepting<T>(schema: object): Validate<T> {
  return ajv.compile<T>(schema)
}
