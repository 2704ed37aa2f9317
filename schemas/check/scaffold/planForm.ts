import { type Operation, type Schema, shapeOf } from '../../contract/readOpenApi.ts'
import { isObject } from '../item.ts'
import { type InferredEntities, type WrittenEntity } from './inferFields.ts'

/** The call that a form sends: a field of an entity for each value of its body. */
export interface FormCall {
  readonly of: string
  readonly body: readonly string[]
}

/**
 * What a form of an operation sends; otherwise why it cannot exist. Its fields are those of the record, if it
 * has them all, else those of a separate entity.
 */
export function planForm(
  { body, isForm, parameters }: Operation,
  record: WrittenEntity,
  inferred: InferredEntities,
): FormCall | string {
  if (!body) return 'it takes no JSON'
  const query = parameters.find(({ place, required }) => place === 'query' && required)
  if (query) return `it needs the query parameter "${query.name}", and a form has none`
  const shape = shapeOf(body)
  const [key] = record.fields.keys()
  const names = [...shape.properties]
    .filter(([name, schema]) => {
      const isGiven = isObject(schema.value) && schema.value.readOnly === true
      return /^[A-Za-z][A-Za-z0-9_]*$/.test(name) && !isGiven && (name !== key || shape.required.has(name))
    })
    .map(([name]) => name)
  const entity = names.every(name => record.fields.has(name))
    ? record
    : inferred.of(body, `${record.name} values`)
  const isTyped = (name: string) => {
    const field = entity?.fields.get(name)
    const type = String(typeof field === 'string' ? field : field?.type)
    // Elsewhere than in a multipart form a file is a text in JSON, which no field sends.
    const untyped = isForm ? /^(?:json|list|object)\b/ : /^(?:file|json|list|object)\b/
    return field !== undefined && !untyped.test(type)
  }
  const untyped = [...shape.required].find(name => !isTyped(name))
  if (untyped !== undefined) return `it needs "${untyped}", for which a form has no field`
  const typed = names.filter(isTyped)
  if (!entity || typed.length === 0) return 'its body has no value that a form can have'
  for (const name of typed) limit(entity, name, shape.properties.get(name))
  return { of: entity.name, body: typed.map(name => (shape.required.has(name) ? name : `${name}?`)) }
}

/** Texts that are sent need a limit: that of the document, else one for the developer to review. */
function limit({ fields }: WrittenEntity, name: string, schema: Schema | undefined): void {
  const field = fields.get(name)
  const written = typeof field === 'string' ? { type: field } : field
  if (!written || !/^text\b/.test(String(written.type)) || 'maxLength' in written) return
  const said = isObject(schema?.value) ? schema.value.maxLength : undefined
  fields.set(name, { ...written, maxLength: typeof said === 'number' ? said : 255 })
}
