import { callValueJsonSchema } from '../../contract/jsonSchemas.ts'
import {
  type Operation,
  operationsOf,
  type Schema,
  shapeOf,
  type ValueShape,
} from '../../contract/readOpenApi.ts'
import { type Entity } from '../../language/entity.ts'
import { type EntityField } from '../../language/entityField.ts'
import { type NamedCall, type Vocabulary } from '../resolve/vocabulary.ts'
import { type Uses } from './callUses.ts'
import { type FieldFault, missing, optionFault, shapeFault } from './compareRecords.ts'
import { type Comparison, type Difference, type Uncompared } from './difference.ts'
import { callFault, callTitle, fieldDifference } from './findings.ts'

/** Compares a server's document with the contract: calls, methods, parameters, bodies and replies. */
export function compareDocument(
  document: Readonly<Record<string, unknown>>,
  place: string,
  vocabulary: Vocabulary,
  uses: Uses,
): Comparison {
  const operations = operationsOf(document)
  const differences: Difference[] = []
  const uncompared: Uncompared[] = []
  for (const call of vocabulary.calls.values()) {
    const path = operations.filter(one => patternOf(one.path) === patternOf(call.path))
    const operation = path.find(one => one.method === call.method)
    if (!operation) {
      const methods = path.map(({ method }) => method).join(', ')
      const what =
        methods === '' ? 'is not in the document.' : `has another method at the server: ${methods}.`
      differences.push(callFault(call, uses, what))
      continue
    }
    differences.push(...requestFaults(call, operation, vocabulary).map(what => callFault(call, uses, what)))
    const entity = vocabulary.entities.get(call.one ?? call.many ?? '')
    if (!entity) continue
    const record = recordShape(operation.reply, call, entity)
    if (!record) uncompared.push({ call: callTitle(call), why: 'the document says nothing of its records' })
    else
      for (const fault of shapeFaults(record, entity, vocabulary))
        differences.push(fieldDifference(call, uses, fault))
  }
  return { differences, uncompared, compared: vocabulary.calls.size, by: place }
}

/** A path without the names of its parameters. */
function patternOf(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}')
}

/** What the server requires and the console does not send, and what it rejects. */
function requestFaults(call: NamedCall, operation: Operation, { entities }: Vocabulary): string[] {
  const query = operation.parameters
    .filter(({ place, required, name }) => place === 'query' && required && !(name in (call.query ?? {})))
    .map(({ name }) => `needs the query parameter "${name}", which the console does not send.`)
  if (call.grid !== undefined || !operation.body) return query
  const shape = shapeOf(operation.body)
  const values = Array.isArray(call.body)
    ? call.body.map(name => [name, entities.get(call.of ?? call.one ?? '')?.fields[name] ?? 'json'] as const)
    : Object.entries(call.body ?? {})
  const sent = new Set([
    ...values.map(([name]) => name),
    ...(call.selection ? ['selection'] : []),
    ...(call.version ? ['version'] : []),
  ])
  return [
    ...query,
    ...[...shape.required]
      .filter(name => !sent.has(name))
      .map(name => `needs "${name}" in its body, which the console does not send.`),
    ...values.flatMap(([name, value]) => {
      const property = shape.properties.get(name)
      if (!property) return shape.closed ? [`refuses "${name}", which the console sends.`] : []
      const wanted = shapeOf({ document: {}, value: callValueJsonSchema(value, entities) }).types
      const taken = shapeOf(property).types
      const isTaken = wanted.size === 0 || taken.size === 0 || [...wanted].some(type => takes(taken, type))
      return isTaken
        ? []
        : [`takes "${name}" as ${[...taken].join(' or ')}; the console sends ${[...wanted].join(' or ')}.`]
    }),
  ]
}

function takes(taken: ReadonlySet<string>, type: string): boolean {
  return (
    taken.has(type) ||
    (type === 'integer' && taken.has('number')) ||
    (type === 'number' && taken.has('integer'))
  )
}

/** The shape of the records of a reply, at any level of its envelope. */
function recordShape(reply: Schema | undefined, call: NamedCall, entity: Entity): ValueShape | undefined {
  if (!reply) return undefined
  const levels: ValueShape[] = []
  const steps = (call.at ?? '').split('.')
  const look = (schema: Schema, depth: number): void => {
    const shape = shapeOf(schema)
    const record = shape.items ? shapeOf(shape.items) : shape
    levels.push(record)
    for (const key of new Set(['data', 'response', ...steps])) {
      const inner = shape.properties.get(key)
      if (inner && depth < 4) look(inner, depth + 1)
    }
  }
  look(reply, 0)
  const known = (shape: ValueShape) =>
    Object.keys(entity.fields).filter(name => shape.properties.has(name)).length
  const best = levels.toSorted((one, other) => known(other) - known(one))[0]
  return best && known(best) > 0 ? best : levels.find(({ properties }) => properties.has(entity.key ?? ''))
}

function shapeFaults(shape: ValueShape, entity: Entity, vocabulary: Vocabulary, prefix = ''): FieldFault[] {
  const extra = [...shape.properties.keys()].filter(name => !Object.hasOwn(entity.fields, name))
  return [
    ...Object.entries(entity.fields).flatMap(([name, field]) => {
      const property = shape.properties.get(name)
      if (!property) return field.optional ? [] : [missing(prefix + name, name, extra)]
      return fieldFaults(prefix + name, field, shapeOf(property), vocabulary)
    }),
    ...extra.map(
      (name): FieldFault => ({
        field: prefix + name,
        kind: 'extra',
        what: 'not in the contract.',
      }),
    ),
  ]
}

function fieldFaults(
  path: string,
  field: EntityField,
  shape: ValueShape,
  vocabulary: Vocabulary,
): FieldFault[] {
  const types = [...shape.types].filter(type => type !== 'null')
  if (types.length === 0 || field.type === 'json') return []
  const wanted = field.type === 'list' ? 'array' : field.type === 'object' ? 'object' : undefined
  const isScalar = types.some(type => type !== 'array' && type !== 'object')
  if (wanted !== undefined) {
    if (!types.includes(wanted)) return [shapeFault(path, field, types.join(' or '))]
    const entity = 'entity' in field ? vocabulary.entities.get(field.entity ?? '') : undefined
    const inner = wanted === 'array' ? shape.items && shapeOf(shape.items) : shape
    const isKnown = entity && inner && inner.properties.size > 0
    return isKnown ? shapeFaults(inner, entity, vocabulary, `${path}.`) : []
  }
  if (!isScalar) return [shapeFault(path, field, types.join(' or '))]
  if (field.type === 'status') {
    const unknown = shape.options.map(String).filter(option => !Object.hasOwn(field.options, option))
    return unknown.length === 0 ? [] : [optionFault(path, unknown)]
  }
  return types.some(type => readableTypes(field.type).includes(type))
    ? []
    : [{ field: path, kind: 'value', what: `is ${types.join(' or ')}, which is no ${field.type}.` }]
}

/** Types of JSON that the console reads a field from. A text may hold a number or a flag. */
function readableTypes(type: EntityField['type']): string[] {
  if (type === 'date' || type === 'moment') return ['string']
  return type === 'boolean' || type === 'text' || type === 'id' || type === 'reference'
    ? ['string', 'integer', 'number', 'boolean']
    : ['string', 'integer', 'number']
}
