import { type NamedCall } from '../../../schemas/check/resolve/vocabulary.ts'
import { takesFiles } from '../../../schemas/contract/openApi.ts'
import { type SampleRecord } from '../../../schemas/contract/sampleRecords.ts'
import { type Entity } from '../../../schemas/language/entity.ts'
import { isRecord } from '../../../schemas/wire/envelope.ts'
import { type GridOptions, gridOptionsSchema } from '../../../schemas/wire/gridRequest.ts'
import { selectionSchema, type WireSelection } from '../../../schemas/wire/selection.ts'
import { sampleFile } from '../reports/sampleFile.ts'
import { type Call as HandledCall } from '../server/call.ts'
import { accepts } from '../server/schemaGuards.ts'
import { type DefinedContract } from './definedContract.ts'
import { keyOf, type SampleData } from './sampleData.ts'
import { filteredRecords, sampleFigures, selectedRecords } from './sampleFigures.ts'

/** A request of a call without an implementation. */
interface SampleRequest {
  readonly call: NamedCall
  /** Placeholder of the path -> its value. */
  readonly params: Readonly<Record<string, string>>
  readonly body: unknown
}

const isOptions = accepts<GridOptions>(gridOptionsSchema)
const isSelection = accepts<WireSelection>(selectionSchema)

/** Bytes of a form with the largest file that a field takes. */
const largestUpload = 101 * 1_000_000

/** A handler that answers a call without an implementation from samples; `path` is the requested one. */
export function sampleCall(
  data: SampleData,
  contract: DefinedContract,
  call: NamedCall,
  path: string,
): HandledCall {
  const [first, ...others] = [call.resource ?? []].flat()
  const access = call.public ? 'public' : first === undefined ? 'session' : ([first, ...others] as const)
  return {
    method: call.method,
    path: call.path,
    access,
    ...(takesFiles(call, contract.entities) && { largest: largestUpload }),
    answer: async ({ body }) => {
      const sent =
        call.method === 'GET' || call.method === 'DELETE' ? undefined : await body().catch(() => undefined)
      const request = { call, params: paramsOf(call.path, path), body: sent }
      const answer = sampleAnswer(data, contract, request)
      return call.reply === 'file' ? fileReply(data, contract, request) : answer
    },
  }
}

function paramsOf(pattern: string, path: string): Record<string, string> {
  const values = path.split('/')
  return Object.fromEntries(
    pattern.split('/').flatMap((step, index) => {
      const [, name] = /^\{(\w+)\}$/.exec(step) ?? []
      return name === undefined ? [] : [[name, decodeURIComponent(values[index] ?? '')]]
    }),
  )
}

/** Answers a call with made-up records of its entity; what it writes is remembered until the end. */
function sampleAnswer(data: SampleData, contract: DefinedContract, request: SampleRequest): unknown {
  const { call, body } = request
  const { entities } = contract
  const figures = sampleFigures(data, contract, call, body)
  if (figures !== undefined) return wrapped(call, figuresOf(data, contract, request, figures))
  const written = writtenRecord(data, contract, request)
  if (written) return wrapped(call, written)
  if (call.method === 'GET' || call.grid !== undefined || call.one !== undefined || call.many !== undefined)
    return call.grid === undefined
      ? wrapped(call, sampleValue(data, contract, request))
      : gridReply(data, contract, request)
  const entity = entities.get(call.of ?? '')
  if (!entity) return { success: true, message: 'Done.' }
  // Without a key, what is saved is the one record that a path without parameters shows.
  const key = keyIn(entity, request.params) ?? (entity.key === undefined ? '' : undefined)
  const values = valuesIn(body)
  if (call.selection) {
    const keys = selectedKeys(entity, data.all(entity, entities), body)
    for (const one of keys) data.change(entity, entities, one, values)
    return { success: true, message: `Done for ${keys.length}.` }
  }
  if (call.method === 'DELETE') data.remove(entity, entities, key ?? '')
  else if (key === undefined) data.add(entity, entities, values)
  else data.change(entity, entities, key, values)
  const done = call.method === 'DELETE' ? 'removed' : key === undefined ? 'added' : 'saved'
  return { success: true, message: `${entity.label} ${done}.` }
}

/** The record that the path of a call names, as a file. */
function fileReply(
  data: SampleData,
  { entities }: DefinedContract,
  { call, params }: SampleRequest,
): Response {
  const [name, key] = Object.entries(params).at(-1) ?? []
  const ofKey = () => [...entities.values()].find(entity => entity.key !== undefined && entity.key === name)
  const entity = entities.get(call.of ?? '') ?? ofKey()
  const records = entity && key !== undefined ? [data.one(entity, entities, key)] : []
  return sampleFile(`${call.name}.csv`, entity, records)
}

/** The record that a call writes and replies with; undefined: it writes none, or replies with something else. */
function writtenRecord(
  data: SampleData,
  { entities }: DefinedContract,
  { call, params, body }: SampleRequest,
): SampleRecord | undefined {
  const entity = entities.get(call.one ?? '')
  const writes = call.method !== 'GET' && call.method !== 'DELETE' && call.body !== undefined
  if (!entity || !writes || call.one !== call.of || call.selection) return undefined
  // Without a key, a PUT saves the one record that a path without parameters shows.
  const isOnly = entity.key === undefined && call.method !== 'POST'
  const key = keyIn(entity, params) ?? (isOnly ? '' : undefined)
  if (key === undefined) return data.add(entity, entities, valuesIn(body))
  data.change(entity, entities, key, valuesIn(body))
  return data.one(entity, entities, key)
}

/** Figures of selected rows may have further fields, which are made up. */
function figuresOf(
  data: SampleData,
  contract: DefinedContract,
  request: SampleRequest,
  figures: unknown,
): unknown {
  if (request.call.sumOf === undefined) return figures
  return { ...Object(sampleValue(data, contract, request)), ...Object(figures) }
}

function gridReply(data: SampleData, { entities }: DefinedContract, { call, body }: SampleRequest): unknown {
  const entity = entities.get(call.many ?? '')
  const options = isRecord(body) && isRecord(body.options) ? body.options : body
  if (!entity || !isOptions(options)) return { success: true, data: [], rowCount: 0 }
  const found = filteredRecords(entity, data.all(entity, entities), options.filter, options.sort)
  const { offset, limit } = options.pagination
  return { success: true, data: found.slice(offset, offset + limit), rowCount: found.length }
}

function sampleValue(
  data: SampleData,
  { entities }: DefinedContract,
  { call, params }: SampleRequest,
): unknown {
  const entity = entities.get(call.one ?? call.many ?? '')
  if (entity && call.many !== undefined) return data.all(entity, entities).slice(0, 20)
  if (entity) return data.one(entity, entities, keyIn(entity, params) ?? firstKey(data, entity, entities))
  return replies[call.reply ?? (call.method === 'GET' ? 'any' : 'message')]
}

/** What calls answer that have no entity. */
const replies = {
  any: {},
  file: '',
  flag: true,
  message: null,
  none: null,
  number: 12,
  setting: '1',
  text: 'Text',
  texts: ['One', 'Two'],
} as const

function firstKey(data: SampleData, entity: Entity, entities: DefinedContract['entities']): string {
  const [first] = data.all(entity, entities)
  return (first && keyOf(entity, first)) ?? ''
}

/** The value at the place of the reply that the contract names. */
function wrapped({ at = 'data' }: NamedCall, value: unknown): unknown {
  const steps = at.split('.').filter(step => step !== '')
  if (steps.length === 0) return value
  const inner = steps.reduceRight<unknown>((inside, step) => ({ [step]: inside }), value)
  return { success: true, ...Object(inner) }
}

/** The key of the record that a path is about: the placeholder of that name, else the last one. */
function keyIn(entity: Entity, params: Readonly<Record<string, string>>): string | undefined {
  return params[entity.key ?? ''] ?? Object.values(params).at(-1)
}

function valuesIn(body: unknown): SampleRecord {
  if (!isRecord(body)) return {}
  const { selection: _, values: __, ...rest } = body
  return rest
}

function selectedKeys(entity: Entity, records: readonly SampleRecord[], body: unknown): readonly string[] {
  const selection = isRecord(body) ? body.selection : undefined
  if (!isSelection(selection)) return []
  // Rows that are named by keys need not be in the list.
  if ('ids' in selection) return selection.ids.map(String)
  return selectedRecords(entity, records, selection).flatMap(record => keyOf(entity, record) ?? [])
}
