/** A value in an OpenAPI document, with its references resolved; what the document omits is unknown. */
export interface ValueShape {
  /** Types of JSON; empty: any. */
  readonly types: ReadonlySet<string>
  readonly format: string | undefined
  readonly options: readonly unknown[]
  readonly properties: ReadonlyMap<string, Schema>
  readonly required: ReadonlySet<string>
  readonly items: Schema | undefined
  /** Whether it takes no other properties. */
  readonly closed: boolean
  readonly title: string | undefined
  readonly description: string | undefined
  readonly example: unknown
  readonly maxLength: number | undefined
  readonly minimum: number | undefined
  readonly maximum: number | undefined
  /** Name among the components, when it is referred to. */
  readonly component: string | undefined
}

/** One operation of a document. */
export interface Operation {
  readonly method: string
  readonly path: string
  readonly id: string | undefined
  readonly summary: string | undefined
  readonly tags: readonly string[]
  readonly parameters: readonly Parameter[]
  readonly body: Schema | undefined
  /** Whether the body is a multipart form with a file. */
  readonly isForm: boolean
  /** The JSON of a successful reply; undefined: the document has none. */
  readonly reply: Schema | undefined
}

interface Parameter {
  readonly name: string
  readonly place: string
  readonly required: boolean
  readonly schema: Schema
}

type Json = Readonly<Record<string, unknown>>

/** A schema and the document that its references lead into. */
export interface Schema {
  readonly document: Json
  readonly value: unknown
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Whether a JSON value is an OpenAPI 3 document. */
export function isOpenApi(document: unknown): document is Json {
  return isRecord(document) && typeof document.openapi === 'string' && document.openapi.startsWith('3.')
}

/** The operations of an OpenAPI 3.0 or 3.1 document; paths with the path of its first server before them. */
export function operationsOf(document: Json): Operation[] {
  const base = basePath(document)
  return Object.entries(record(document.paths)).flatMap(([path, written]) => {
    const item = record(resolved({ document, value: written }).value)
    return methods.flatMap(method => {
      const operation = item[method]
      if (!isRecord(operation)) return []
      const parameters = [...list(item.parameters), ...list(operation.parameters)].map(value =>
        parameterOf({ document, value }),
      )
      return [
        {
          method: method.toUpperCase(),
          path: `${base}${path}`,
          id: text(operation.operationId),
          summary: text(operation.summary),
          tags: list(operation.tags).filter(tag => typeof tag === 'string'),
          parameters,
          ...bodyOf({ document, value: operation.requestBody }),
          reply: replyOf(document, operation),
        },
      ]
    })
  })
}

function basePath({ servers }: Json): string {
  const [server] = list(servers)
  const url = text(record(server).url) ?? ''
  const path = /^(?:https?:\/\/[^/]+)?(\/[^?#{}]*)?$/.exec(url)?.[1] ?? ''
  return path.replace(/\/+$/, '')
}

function parameterOf(written: Schema): Parameter {
  const { document, value } = resolved(written)
  const { name, in: place, required, schema } = record(value)
  return {
    name: text(name) ?? '',
    place: text(place) ?? '',
    required: required === true,
    schema: { document, value: schema },
  }
}

function replyOf(document: Json, operation: Json): Schema | undefined {
  const responses = Object.entries(record(operation.responses))
  const good =
    responses.find(([status]) => status.startsWith('2')) ?? responses.find(([key]) => key === 'default')
  return good && jsonOf({ document, value: good[1] })
}

/** The JSON of a body, else a multipart form with a file. */
function bodyOf(written: Schema): Pick<Operation, 'body' | 'isForm'> {
  const json = jsonOf(written)
  const form = json ? undefined : contentOf(written, /^multipart\/form-data/)
  const isForm = form !== undefined && [...shapeOf(form).properties.values()].some(isFile)
  return { body: isForm ? form : json, isForm }
}

/** Whether a part is a file, as OpenAPI 3.0 or 3.1 has it. */
function isFile(part: Schema): boolean {
  const { format, contentMediaType, contentEncoding } = record(resolved(part).value)
  return format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined)
}

/** The schema of the JSON of a body or a reply. */
function jsonOf(written: Schema): Schema | undefined {
  return contentOf(written, /json|^\*\/\*/)
}

function contentOf(written: Schema, wanted: RegExp): Schema | undefined {
  const { document, value } = resolved(written)
  const types = Object.entries(record(record(value).content))
  const found = types.find(([type]) => wanted.test(type))
  const schema = found && record(found[1]).schema
  return schema === undefined ? undefined : { document, value: schema }
}

/** Follows references; the name of the last one among the components goes along. */
function resolved({ document, value }: Schema, depth = 0): Schema & { readonly component?: string } {
  const reference = text(record(value).$ref)
  if (reference === undefined || !reference.startsWith('#/') || depth > 10) return { document, value }
  const keys = reference.slice(2).split('/')
  const target = keys.reduce<unknown>((inner, key) => {
    const name = decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')
    return Object.hasOwn(record(inner), name) ? record(inner)[name] : undefined
  }, document)
  return { component: keys.at(-1) ?? '', ...resolved({ document, value: target }, depth + 1) }
}

/** What a schema says; the parts of `allOf` together, of `anyOf` and `oneOf` what any of them allows. */
export function shapeOf(schema: Schema, depth = 0): ValueShape {
  const { document, value, component } = resolved(schema)
  const own = record(value)
  const parts = depth > 6 ? [] : [own.allOf, own.anyOf, own.oneOf].flatMap(list)
  const inner = parts.map(part => shapeOf({ document, value: part }, depth + 1))
  const all = list(own.allOf).length
  const types = new Set([
    ...[own.type].flat().filter(type => typeof type === 'string'),
    ...(own.nullable === true ? ['null'] : []),
    ...(own.type === undefined && isRecord(own.properties) ? ['object'] : []),
    ...(own.type === undefined && own.items !== undefined ? ['array'] : []),
    ...inner.flatMap(part => [...part.types]),
  ])
  const first = <T>(mine: T | undefined, of: (part: ValueShape) => T | undefined): T | undefined =>
    mine ?? inner.map(of).find(found => found !== undefined)
  return {
    types,
    format: first(text(own.format), part => part.format),
    options: [
      ...list(own.enum),
      ...(own.const === undefined ? [] : [own.const]),
      ...inner.flatMap(part => part.options),
    ].filter(option => option !== null),
    properties: new Map([
      ...inner.flatMap(part => [...part.properties]),
      ...Object.entries(record(own.properties)).map(([name, property]): [string, Schema] => [
        name,
        { document, value: property },
      ]),
    ]),
    required: new Set([
      ...list(own.required).filter(name => typeof name === 'string'),
      ...inner.slice(0, all).flatMap(part => [...part.required]),
    ]),
    items: own.items === undefined ? first(undefined, part => part.items) : { document, value: own.items },
    closed: own.additionalProperties === false,
    title: first(text(own.title), part => part.title),
    description: first(text(own.description), part => part.description),
    example:
      own.example ??
      own.default ??
      list(own.examples)[0] ??
      inner.map(part => part.example).find(one => one !== undefined),
    maxLength: first(number(own.maxLength), part => part.maxLength),
    minimum: first(number(own.minimum), part => part.minimum),
    maximum: first(number(own.maximum), part => part.maximum),
    component: first(component, part => part.component),
  }
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function record(value: unknown): Json {
  return isRecord(value) ? value : {}
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
