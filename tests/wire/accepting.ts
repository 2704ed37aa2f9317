import { Ajv } from 'ajv'
import { type Validate } from '../../schemas/wire/validate.ts'

const ajv = new Ajv({ strict: true, allowUnionTypes: true })

/** The validator of a schema of the wire, whose type is T. */
export function accepting<T>(schema: object): Validate<T> {
  return ajv.compile<T>(schema)
}

/** What JSON can hold, and a few things that have hurt others. */
export const hostile: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1e308,
  '',
  'a text',
  [],
  [null],
  [[]],
  {},
  { length: 1 },
  { constructor: { name: 'x' } },
  JSON.parse('{"__proto__":{"success":true,"actions":[],"data":[],"commentCount":1}}'),
]
