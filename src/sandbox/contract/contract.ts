import { type JsonSchema } from '../../../schemas/contract/jsonSchemas.ts'
import { isRecord } from '../../../schemas/wire/envelope.ts'
import { type FormParts } from './formValues.ts'

/** One operation of an OpenAPI document, as far as requests and replies are held to it. */
export interface Operation {
  readonly name: string
  readonly method: string
  readonly path: string
  /** Query parameter -> its schema. */
  readonly query: Readonly<Record<string, JsonSchema>>
  /** JSON pointer of the schema of its body in the document; absent: it takes none, or one of a grid. */
  readonly body?: string
  /** How its body is a multipart form; absent: it is JSON. */
  readonly form?: FormParts
  /** JSON pointer of the schema of its reply; absent: it answers no JSON. */
  readonly reply?: string
}

/** The operations of a document, found by method and path. */
export interface Contract {
  readonly document: JsonSchema
  /** The operation of a request; of several the one with the fewest placeholders. */
  find(method: string, path: string): Operation | undefined
}

export function readContract(document: JsonSchema): Contract {
  const operations = new Map<string, Operation[]>()
  for (const [path, methods] of entriesOf(document.paths))
    for (const [method, operation] of entriesOf(methods)) {
      const read = readOperation(method.toUpperCase(), path, operation)
      const place = `${read.method} ${stepsOf(path).length}`
      operations.set(place, [...(operations.get(place) ?? []), read].sort(byPlaceholders))
    }
  return {
    document,
    find(method, path) {
      const steps = stepsOf(path)
      return operations.get(`${method} ${steps.length}`)?.find(one => fits(stepsOf(one.path), steps))
    },
  }
}

function readOperation(method: string, path: string, operation: unknown): Operation {
  const { operationId, parameters, requestBody } = recordOf(operation)
  const place = `/paths/${escaped(path)}/${method.toLowerCase()}`
  const json = '/content/application~1json/schema'
  const form = at(requestBody, 'content', 'multipart/form-data')
  const body = at(requestBody, 'content', 'application/json', 'schema')
  const reply = at(operation, 'responses', '200', 'content', 'application/json', 'schema')
  const isGrid = at(body, '$ref') === '#/components/schemas/GridRequest'
  const query = (Array.isArray(parameters) ? parameters : [])
    .map(recordOf)
    .filter(parameter => parameter.in === 'query')
    .map(({ name, schema }) => [String(name), recordOf(schema)] as const)
  return {
    name: String(operationId),
    method,
    path,
    query: Object.fromEntries(query),
    ...(body !== undefined && !isGrid && { body: `${place}/requestBody${json}` }),
    ...(form !== undefined && {
      body: `${place}/requestBody/content/multipart~1form-data/schema`,
      form: { schema: recordOf(at(form, 'schema')), encoding: recordOf(at(form, 'encoding')) },
    }),
    ...(reply !== undefined && { reply: `${place}/responses/200${json}` }),
  }
}

function fits(own: readonly string[], asked: readonly string[]): boolean {
  return own.every((step, index) => step.startsWith('{') || step === asked[index])
}

/** A slash at the end says nothing. */
function stepsOf(path: string): readonly string[] {
  return path.replace(/\/$/, '').split('/')
}

function byPlaceholders(one: Operation, other: Operation): number {
  return one.path.split('{').length - other.path.split('{').length
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}

function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value)
}

function entriesOf(value: unknown): [string, unknown][] {
  return Object.entries(recordOf(value))
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}
