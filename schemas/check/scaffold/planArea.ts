import { type Operation, operationsOf, type Schema, shapeOf } from '../../contract/readOpenApi.ts'
import { sampleRecords } from '../../contract/sampleRecords.ts'
import { entityAbove } from '../resolve/callDefaults.ts'
import { normalizeEntity } from '../resolve/normalizeEntity.ts'
import { type Vocabulary } from '../resolve/vocabulary.ts'
import { definitionOf, InferredEntities, linkReferences, type WrittenEntity } from './inferFields.ts'
import { camel, free, kebab, sentence, singular } from './names.ts'
import { planForm } from './planForm.ts'

/** A call or a screen as its file has it. */
export type WrittenWords = Readonly<Record<string, unknown>>

/** The files to write for an area. */
export interface AreaPlan {
  readonly resource: string
  readonly entities: readonly WrittenEntity[]
  readonly calls: ReadonlyMap<string, WrittenWords>
  /** File name without its ending -> screen. */
  readonly screens: ReadonlyMap<string, WrittenWords>
  /** List operations that became screens, as `GET /pets`. */
  readonly lists: readonly string[]
  /** Operations that became forms, as `POST /pets`. */
  readonly forms: readonly string[]
  /** Operations that became neither, and why. */
  readonly skipped: readonly { readonly operation: string; readonly why: string }[]
}

interface ListOperation {
  readonly operation: Operation
  readonly items: Schema
  /** Dotted path of the list in the reply. */
  readonly at: string
  /** Whether it takes a grid request, and answers a page of rows. */
  readonly isGrid: boolean
}

/**
 * Lists, details and forms of an area from an OpenAPI document: each GET that returns a list of records and
 * each POST that returns a grid, with the GET of one record, and the related POST, PUT and PATCH as forms.
 */
export function planArea(document: WrittenWords, area: string, vocabulary: Vocabulary, only = ''): AreaPlan {
  const operations = operationsOf(document)
  const inferred = new InferredEntities(area, vocabulary.entities.keys())
  const names = {
    calls: new Set(vocabulary.calls.keys()),
    screens: new Set(vocabulary.screens.keys()),
    addresses: new Set<string>(),
    files: new Set<string>(),
    forms: new Set<string>(),
  }
  const calls = new Map<string, WrittenWords>()
  const screens = new Map<string, WrittenWords>()
  const lists: string[] = []
  const forms: string[] = []
  const skipped: { operation: string; why: string }[] = []
  const resource = `${kebab(area).replaceAll('-', '_')}_access`

  for (const { operation, items, at, isGrid } of operations
    .flatMap(listOf)
    .filter(one => one.operation.path.includes(only))) {
    const title = `${operation.method} ${operation.path}`
    const base = isGrid ? operation.path.replace(/\/(?:grid|list|query|search)$/, '') : operation.path
    const steps = stepsIn(area, base)
    const last = steps.at(-1) ?? 'records'
    const plain = steps.join(' ') || last
    const entity = inferred.of(items, last)
    const query = requiredQuery(operation)
    const columns = entity ? shownFields(entity, 8) : []
    if (!entity || columns.length === 0) {
      skipped.push({ operation: title, why: 'its records have no field that a list can show' })
      continue
    }
    if (typeof query === 'string') {
      skipped.push({
        operation: title,
        why: `it needs the query parameter "${query}", of which no example is given`,
      })
      continue
    }
    if (isGrid && at !== 'data') {
      skipped.push({ operation: title, why: 'the rows of a grid are in data' })
      continue
    }
    const call = free(names.calls, camel(plain), camel(`${area} ${plain}`))
    calls.set(call, {
      [isGrid ? 'grid' : 'get']: callPath(operation.path),
      many: entity.name,
      ...placeOf(at),
      ...(query.size > 0 && { query: Object.fromEntries([...query.keys()].map(name => [name, 'text'])) }),
    })
    const screen = free(names.screens, `${kebab(area)}-${kebab(plain)}`)
    const params = paramsOf(operation)
    const load = camel(last)
    const form = params.size > 0 ? undefined : formOf('POST', base, entity, `new ${entity.name}`)
    const heading = `New ${entity.label.toLowerCase()}`
    const actions = form && [{ label: heading, scope: 'screen', title: heading, form }]
    const table = { kind: 'table', load, columns }
    screens.set(free(names.files, camel(plain)), {
      name: screen,
      path: addressOf(plain, [...params.keys()]),
      title: sentence(last),
      ...(params.size > 0 && { heading: `${sentence(last)} {${[...params.keys()].at(-1)}}` }),
      access: { resource },
      ...(params.size > 0 && { params: Object.fromEntries(params) }),
      ...(!isGrid && {
        loads: { [load]: query.size > 0 ? { call, query: Object.fromEntries(query) } : call },
      }),
      body: isGrid
        ? { kind: 'grid', call, columns, ...(actions && { actions }) }
        : form
          ? [table, { kind: 'form', heading, form }]
          : table,
    })
    lists.push(title)
    planDetails(base, entity, screen, params.size === 0)
  }
  linkReferences(inferred.all)
  return {
    resource,
    entities: inferred.all,
    calls: withoutDefaults(calls, inferred.all),
    screens,
    lists,
    forms,
    skipped,
  }

  /** The screen of one record, if the document has its call. */
  function planDetails(list: string, entity: WrittenEntity, parent: string, isParent: boolean): void {
    const one = operations.find(
      ({ method, path }) =>
        method === 'GET' && path.startsWith(`${list}/{`) && !path.slice(list.length + 2).includes('/'),
    )
    const found = one && listOf(one).length === 0 ? recordOf(one) : undefined
    const record = found && inferred.of(found.schema, singular(camel(entity.name)))
    if (!one || !record || !isParent || entity.screen !== undefined) return
    const query = requiredQuery(one)
    if (typeof query === 'string' || query.size > 0) return
    const parameter = camel(/\{([^{}]*)\}$/.exec(one.path)?.[1] ?? '')
    const plain = singular(camel(stepsIn(area, one.path).join(' ') || entity.name))
    const call = free(names.calls, plain, camel(`${area} ${plain}`))
    calls.set(call, { get: callPath(one.path), one: record.name, ...placeOf(found.at) })
    const screen = free(names.screens, `${kebab(area)}-${kebab(plain)}-details`)
    entity.screen = screen
    const load = camel(record.name)
    const nested = [...record.fields].flatMap(([name, field]) => {
      const inner = typeof field === 'object' && /^list/.test(String(field.type)) ? field.entity : undefined
      const rows = inferred.all.find(one => one.name === inner)
      const columns = rows ? shownFields(rows, 6) : []
      return columns.length > 0
        ? [{ kind: 'table', heading: sentence(name), load: `${load}.${name}`, columns }]
        : []
    })
    const details = { kind: 'details', load, fields: detailFields(record, inferred.all) }
    const form =
      formOf('PUT', one.path, record, `change ${record.name}`) ??
      formOf('PATCH', one.path, record, `change ${record.name}`)
    const change = form ? [{ kind: 'form', heading: 'Change', form: { ...form, values: load } }] : []
    screens.set(free(names.files, `${plain}Details`), {
      name: screen,
      path: addressOf(`${plain} details`, [parameter]),
      title: record.label,
      heading: `${record.label} {${parameter}}`,
      ...(isParent && { parent }),
      access: { resource },
      params: { [parameter]: { example: exampleOf(one, entity) } },
      loads: { [load]: { call, record: `${record.label.toLowerCase()} {${parameter}}` } },
      body: nested.length + change.length > 0 ? [details, ...nested, ...change] : details,
    })
  }

  /** The form of an operation, and its call; undefined when it has no form. */
  function formOf(
    method: string,
    path: string,
    record: WrittenEntity,
    name: string,
  ): WrittenWords | undefined {
    const operation = operations.find(one => one.method === method && one.path === path)
    // A list and a grid of the same records have the same form.
    if (!operation || forms.includes(`${method} ${path}`)) return undefined
    const planned = planForm(operation, record, inferred)
    if (typeof planned === 'string') {
      skipped.push({ operation: `${method} ${path}`, why: planned })
      return undefined
    }
    const call = free(names.calls, camel(name), camel(`${area} ${name}`))
    calls.set(call, { [method.toLowerCase()]: callPath(path), ...planned })
    forms.push(`${method} ${path}`)
    return { id: free(names.forms, `${kebab(area)}-${kebab(name)}`), submit: call }
  }

  /** A unique address: parameters come last, so that no two match the same address. */
  function addressOf(plain: string, params: readonly string[]): string {
    const start = free(names.addresses, `/${kebab(area)}/${kebab(plain)}`)
    return [start, ...params.map(name => `{${name}}`)].join('/')
  }

  /** The parameters of a path with possible values. */
  function paramsOf(operation: Operation): Map<string, { example: string }> {
    return new Map(
      [...operation.path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => [
        camel(name),
        { example: exampleOfParameter(operation, name) ?? '1' },
      ]),
    )
  }

  function exampleOf(operation: Operation, entity: WrittenEntity): string {
    const settled = new Map(inferred.all.map(one => [one.name, normalizeEntity(one.name, definitionOf(one))]))
    const own = settled.get(entity.name)
    const [sample] = own ? sampleRecords(own, settled, 1) : []
    const name = /\{([^{}]*)\}$/.exec(operation.path)?.[1] ?? ''
    return String(sample?.[own?.key ?? ''] ?? exampleOfParameter(operation, name) ?? '1')
  }
}

/** The list of a reply: the reply itself, or the one list of records in it. */
function listOf(operation: Operation): ListOperation[] {
  const { method, reply } = operation
  const isGrid = method === 'POST' && takesGrid(operation)
  if (!reply || !(method === 'GET' || isGrid)) return []
  const find = (schema: Schema, at: string, depth: number): ListOperation[] => {
    const shape = shapeOf(schema)
    if (shape.items && shape.types.has('array'))
      return shapeOf(shape.items).properties.size > 0 ? [{ operation, items: shape.items, at, isGrid }] : []
    // A record has fields other than lists; a wrapper has only counts and paging.
    const others = [...shape.properties.keys()].filter(name => !wrapping.test(name))
    if (depth > 2 || others.length > 1) return []
    return [...shape.properties].flatMap(([name, inner]) =>
      find(inner, at === '' ? name : `${at}.${name}`, depth + 1),
    )
  }
  return find(reply, '', 0).slice(0, 1)
}

/** Whether a call takes a grid request: bare, or in `options`. */
function takesGrid({ body }: Operation): boolean {
  if (!body) return false
  const { properties } = shapeOf(body)
  const options = properties.get('options')
  const names = options ? shapeOf(options).properties : properties
  return names.has('pagination') && (names.has('filter') || names.has('sort'))
}

/** Names of the fields around the records of a page. */
const wrapping =
  /^(?:data|items|results?|records?|content|list|values|response|success|message|status|error|errors|code|total\w*|count|row_?count|page\w*|size|limit|offset|cursor|next\w*|prev\w*|has_?\w+|first|last|links?|meta\w*|pagination|empty|sort\w*|number\w*|_links|_embedded)$/i

/** The record of a reply, and where it is. */
function recordOf({ reply }: Operation): { readonly schema: Schema; readonly at: string } | undefined {
  if (!reply) return undefined
  const shape = shapeOf(reply)
  if (shape.types.has('array') || shape.properties.size === 0) return undefined
  const [only, ...others] = [...shape.properties].filter(([, inner]) => shapeOf(inner).properties.size > 0)
  const isWrapped =
    only &&
    others.length === 0 &&
    [...shape.properties.keys()].every(name => name === only[0] || wrapping.test(name))
  return isWrapped ? { schema: only[1], at: only[0] } : { schema: reply, at: '' }
}

/** `data` is the default place of records. */
function placeOf(at: string): { readonly at?: string } {
  return at === 'data' ? {} : { at }
}

/** Steps of a path without parameters and API prefixes. */
function plainSteps(path: string): string[] {
  return path
    .split('/')
    .filter(step => !step.includes('{') && !/^(?:api|rest|v\d+|v?\d+(?:\.\d+)+)$/i.test(step))
    .map(kebab)
    .filter(step => step !== '')
}

/** As `plainSteps`, without the area at their start, which the names of screens have already. */
function stepsIn(area: string, path: string): string[] {
  const [first, ...others] = plainSteps(path)
  return first === undefined ? [] : first === kebab(area) && others.length > 0 ? others : [first, ...others]
}

function callPath(path: string): string {
  return path.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => `{${camel(name)}}`)
}

/** Values of the required query parameters, or the name of one without a known value. */
function requiredQuery({ parameters }: Operation): Map<string, string> | string {
  const needed = parameters.filter(({ place, required }) => place === 'query' && required)
  const values = new Map<string, string>()
  for (const { name, schema } of needed) {
    const value = exampleOfSchema(schema)
    if (value === undefined || !/^[A-Za-z][A-Za-z0-9_.]*$/.test(name)) return name
    values.set(name, value)
  }
  return values
}

function exampleOfParameter({ parameters }: Operation, name: string): string | undefined {
  const parameter = parameters.find(one => one.place === 'path' && one.name === name)
  return parameter && exampleOfSchema(parameter.schema)
}

function exampleOfSchema(schema: Schema): string | undefined {
  const { example, options, items } = shapeOf(schema)
  const value = example ?? options[0] ?? (items && exampleOfSchema(items))
  return ['string', 'number', 'boolean'].includes(typeof value) && value !== '' ? String(value) : undefined
}

/** The fields of a record that a column shows, one of each label. */
function shownFields(entity: WrittenEntity, count: number): string[] {
  const settled = normalizeEntity(entity.name, definitionOf(entity)).fields
  const labels = [...entity.fields.keys()].map(name => settled[name]?.label)
  return [...entity.fields]
    .filter((_, index) => labels.indexOf(labels[index]) === index)
    .filter(([, field]) => {
      const type = typeOf(field)
      const isSecret = typeof field === 'object' && field.sensitive === true
      return (
        !isSecret &&
        !['file', 'json', 'object'].includes(type) &&
        !(type === 'list' && typeof field === 'object' && 'entity' in field)
      )
    })
    .slice(0, count)
    .map(([name]) => name)
}

/** All fields of a record as pairs, including those of a nested record. */
function detailFields(
  entity: WrittenEntity,
  all: readonly WrittenEntity[],
  prefix = '',
  depth = 0,
): string[] {
  return [...entity.fields].flatMap(([name, field]) => {
    const type = typeOf(field)
    const inner = typeof field === 'object' ? all.find(one => one.name === field.entity) : undefined
    if (type === 'object')
      return inner && depth < 1 ? detailFields(inner, all, `${prefix}${name}.`, depth + 1) : []
    const isHidden = ['file', 'json'].includes(type) || (type === 'list' && inner !== undefined)
    return isHidden || (typeof field === 'object' && field.sensitive === true) ? [] : [`${prefix}${name}`]
  })
}

function typeOf(field: string | WrittenWords): string {
  return String(typeof field === 'string' ? field : field.type).replace('?', '')
}

/** The calls without an entity that follows; a PUT takes no version that the document does not name. */
function withoutDefaults(
  calls: ReadonlyMap<string, WrittenWords>,
  entities: readonly WrittenEntity[],
): Map<string, WrittenWords> {
  const texts = Object.fromEntries([...calls].map(([name, call]) => [name, textsOf(call)]))
  return new Map(
    [...calls].map(([name, { of, ...call }]) => {
      const follows = of !== undefined && entityAbove(textsOf(call), { calls: texts }) === of
      const entity = entities.find(one => one.name === of)
      return [
        name,
        {
          ...call,
          ...(of !== undefined && !follows && { of }),
          ...(call.put !== undefined && entity?.fields.has('version') && { version: false }),
        },
      ]
    }),
  )
}

function textsOf(call: WrittenWords): Record<string, string> {
  return Object.fromEntries(
    Object.entries(call).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  )
}
