import { type Schema, shapeOf, type ValueShape } from '../../contract/readOpenApi.ts'
import { type EntityDefinition } from '../../language/entity.ts'
import { isObject } from '../item.ts'
import { labelOfValue, normalizeEntity } from '../resolve/normalizeEntity.ts'
import { camel, free, sentence, singular, splitWords } from './names.ts'

/** A field as it is written in a file of entities: its type, or more. */
export type Written = string | Readonly<Record<string, unknown>>

/** An entity as it is written, its key first. */
export interface WrittenEntity {
  readonly name: string
  readonly label: string
  readonly fields: Map<string, Written>
  /** Name of the screen that shows one record. */
  screen?: string
}

/** Entities inferred from the schemas of a document; each component becomes one, however often it is referred to. */
export class InferredEntities {
  readonly all: WrittenEntity[] = []
  readonly #area: string
  readonly #taken: Set<string>
  readonly #known = new Map<unknown, WrittenEntity>()

  /** `taken`: names of entities that the project has already. */
  constructor(area: string, taken: Iterable<string>) {
    this.#area = area
    this.#taken = new Set(taken)
  }

  /** The entity of a record; undefined when nothing of it can be named. */
  of(schema: Schema, suggested: string): WrittenEntity | undefined {
    const shape = shapeOf(schema)
    const identity = shape.component ?? schema.value
    const known = this.#known.get(identity)
    if (known) return known
    const names = [...shape.properties.keys()].filter(name => /^[A-Za-z][A-Za-z0-9_]*$/.test(name))
    if (names.length === 0) return undefined
    const component = shape.component === 'record' ? undefined : shape.component?.split('.').at(-1)
    const plain = singular(camel(component ?? suggested))
    const name = free(this.#taken, plain, camel(`${this.#area} ${plain}`))
    const fields = new Map<string, Written>()
    const entity: WrittenEntity = { name, label: sentence(plain), fields }
    this.#known.set(identity, entity)
    this.all.push(entity)
    const key = keyOf(names, shape, plain)
    for (const field of [key, ...names.filter(one => one !== key)]) {
      const property = shape.properties.get(field)
      const written = property && this.#field(field, property, shape, plain, field === key)
      if (written !== undefined) fields.set(field, written)
    }
    return entity
  }

  #field(
    name: string,
    schema: Schema,
    record: ValueShape,
    entity: string,
    isKey: boolean,
  ): Written | undefined {
    const shape = shapeOf(schema)
    const inferred = this.#typeOf(name, schema, shape, record, `${entity} ${name}`)
    const { type, ...more } = typeof inferred === 'string' ? { type: inferred } : inferred
    // Servers omit nested records more often than their documents say.
    const mayLack = type === 'object' || !record.required.has(name) || shape.types.has('null')
    const written = {
      type: isKey ? 'id' : `${type}${mayLack ? '?' : ''}`,
      ...(name.includes('_') && { label: sentence(name) }),
      ...more,
      ...(isPersonal(name) && type === 'text' && { personal: true }),
      ...(shape.format === 'password' && { sensitive: true }),
    }
    const isShort = Object.keys(written).length === 1
    return isShort ? written.type : written
  }

  #typeOf(
    name: string,
    schema: Schema,
    shape: ValueShape,
    record: ValueShape,
    suggested: string,
  ): string | { readonly type: string; readonly [key: string]: unknown } {
    const types = [...shape.types].filter(type => type !== 'null')
    const said = isObject(schema.value) ? schema.value['x-type'] : undefined
    if (typeof said === 'string' && said !== 'status') return said
    if (types.includes('array')) {
      const inner = shape.items && shapeOf(shape.items)
      const entity =
        shape.items && inner && inner.properties.size > 0
          ? this.of(shape.items, singular(suggested))
          : undefined
      if (entity) return { type: 'list', entity: entity.name }
      return inner && [...inner.types].every(type => type !== 'object' && type !== 'array') ? 'list' : 'json'
    }
    if (types.includes('object') || shape.properties.size > 0) {
      const entity = shape.properties.size > 0 ? this.of(schema, suggested) : undefined
      return entity ? { type: 'object', entity: entity.name } : 'json'
    }
    const options = shape.options.filter(option => typeof option === 'string' && option !== '').map(String)
    if (options.length > 0 && options.length <= 40 && types.every(type => type === 'string'))
      return { type: 'status', options: optionsOf(options) }
    if (types.length !== 1) return types.length === 0 ? 'json' : 'text'
    if (types[0] === 'boolean') return 'boolean'
    if (types[0] === 'string') return textType(name, shape)
    if (isId(name)) return 'id'
    const currency = [...record.properties.keys()].find(one => /^currency(?:_?code)?$/i.test(one))
    if (currency !== undefined && /(?:amount|balance|cost|fee|price|total)$/i.test(name))
      return currency === 'currency' ? 'money' : { type: 'money', currency }
    if (types[0] === 'number') return 'decimal'
    return 'integer'
  }
}

/** Turns ids of records of other entities into references. */
export function linkReferences(entities: readonly WrittenEntity[]): void {
  for (const { fields } of entities) {
    const [key] = fields.keys()
    for (const [name, field] of fields) {
      const { type, ...more } = typeof field === 'string' ? { type: field } : field
      const target = entities.find(
        one =>
          `${camel(one.label)}Id` === camel(name) ||
          `id ${one.label.toLowerCase()}` === splitWords(name).join(' '),
      )
      if (name !== key && target?.screen !== undefined && /^id\??$/.test(String(type)))
        fields.set(name, { type: String(type).replace('id', 'reference'), ...more, entity: target.name })
    }
  }
}

/** An entity as its file has it: without defaults. */
export function definitionOf({ name, label, fields, screen }: WrittenEntity): EntityDefinition {
  const written: Readonly<Record<string, unknown>> = {
    ...(normalizeEntity(name, { fields: {} }).label !== label && { label }),
    ...(screen !== undefined && { screen }),
    fields: Object.fromEntries(fields),
  }
  if (!isDefinition(written)) throw new Error(`${name} has no fields`)
  return written
}

/** Not validated here: the check reads the written file. */
function isDefinition(
  written: Readonly<Record<string, unknown>>,
): written is Readonly<Record<string, unknown>> & EntityDefinition {
  return 'fields' in written
}

function keyOf(names: readonly string[], { properties }: ValueShape, entity: string): string {
  const scalar = names.filter(name => {
    const property = properties.get(name)
    const types = property ? [...shapeOf(property).types] : []
    return types.length > 0 && !types.includes('array') && !types.includes('object')
  })
  const wanted = [
    'id',
    `${entity}id`,
    `id${entity}`,
    'uuid',
    'guid',
    'key',
    'code',
    'slug',
    'number',
    'name',
    'title',
  ]
  const plain = (name: string) => splitWords(name).join('')
  for (const one of wanted) {
    const found = scalar.find(name => plain(name) === one.toLowerCase())
    if (found !== undefined) return found
  }
  return scalar.find(isId) ?? scalar[0] ?? names[0] ?? ''
}

function isId(name: string): boolean {
  const words = splitWords(name)
  return words.at(-1) === 'id' || words[0] === 'id' || ['uuid', 'guid'].includes(words.at(-1) ?? '')
}

function textType(name: string, { format, example }: ValueShape): string {
  if (format === 'date') return 'date'
  if (format === 'date-time') return 'moment'
  if (format === 'binary' || format === 'byte') return 'file'
  if (isId(name)) return 'id'
  if (typeof example === 'string' && /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(example)) return 'moment'
  return typeof example === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(example) ? 'date' : 'text'
}

function isPersonal(name: string): boolean {
  return /(?:^|_)(?:e?mail|phone|birth\w*|address|street)$|(?:first|last|family|given|full|customer|user)_?name$/i.test(
    name,
  )
}

/** The values, with labels that do not follow from them. */
function optionsOf(values: readonly string[]): readonly (string | Readonly<Record<string, string>>)[] {
  return [...new Set(values)].map(value => {
    const label = sentence(value) === '' ? value : sentence(value)
    return label === labelOfValue(value) ? value : { [value]: label }
  })
}
