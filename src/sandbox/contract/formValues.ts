import { type JsonSchema } from '../../../schemas/contract/jsonSchemas.ts'
import { isRecord } from '../../../schemas/wire/envelope.ts'

/** What an OpenAPI document says of a multipart form. */
export interface FormParts {
  readonly schema: JsonSchema
  /** Name of a part that is JSON -> its encoding. */
  readonly encoding: JsonSchema
}

/**
 * The values of a multipart form as JSON would have them, so that they are held to the same schemas: numbers and JSON are
 * read, an empty part is null where a text is not meant, and a file is its name, or missing if its part is empty.
 */
export function formValues(form: FormData, { schema, encoding }: FormParts): Record<string, unknown> {
  const properties = isRecord(schema.properties) ? schema.properties : {}
  const values = [...form].map(([name, part]) => {
    const said = properties[name]
    const property = isRecord(said) ? said : {}
    if (typeof part !== 'string') return [name, part.name]
    if (property.format === 'binary') return [name, part === '' ? undefined : part]
    return [name, Object.hasOwn(encoding, name) ? jsonIn(part) : valueIn(part, property)]
  })
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

function valueIn(text: string, schema: JsonSchema): unknown {
  const all = [schema, ...(Array.isArray(schema.anyOf) ? schema.anyOf : [])].filter(isRecord)
  const types = all.flatMap(({ type }) => type)
  const isText = all.some(({ type, format, pattern }) => type === 'string' && !format && !pattern)
  if (text === '') return isText ? '' : null
  const isNumber = types.includes('number') || types.includes('integer')
  return isNumber && !types.includes('string') && /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text)
    ? Number(text)
    : text
}

/** What is no JSON stays a text, which the schema refuses. */
function jsonIn(text: string): unknown {
  if (text === '') return null
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return text
  }
}
