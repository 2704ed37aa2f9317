import { type Entity } from '../../language/entity.ts'
import { bareIdParts } from '../../language/grid.ts'
import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, isObject, items, pointerTo, text } from '../item.ts'
import {
  type FieldContext,
  fieldAt,
  resolveColumns,
  resolveFilters,
  resolveLabelled,
} from './resolveFields.ts'
import { type NamedCall, type Vocabulary } from './vocabulary.ts'

type Words = Readonly<Record<string, unknown>>

/** A screen as its file writes it. */
interface WrittenScreen {
  readonly file: string
  readonly data: unknown
  readonly findings: readonly Finding[]
}

/**
 * A screen as it is written -> the screen as the browser receives it: names of fields and calls replaced by what entities
 * and calls say, defaults that follow from them filled in. Nothing moves: each value keeps its pointer, so that later
 * findings point at the place where it is written. Runs before the shape is checked and takes any data.
 */
export function resolveScreen<T extends WrittenScreen>(definition: T, vocabulary: Vocabulary): T {
  const findings: Finding[] = []
  const { file, data } = definition
  if (!isObject(data)) return definition
  const resolver = new Resolver(file, vocabulary, findings)
  return {
    ...definition,
    data: resolver.screen({ pointer: '', value: data }),
    findings: [...definition.findings, ...findings],
  }
}

class Resolver {
  readonly #file: string
  readonly #vocabulary: Vocabulary
  readonly #findings: Finding[]
  /** Name of a load -> its call. */
  readonly #loads = new Map<string, NamedCall>()

  constructor(file: string, vocabulary: Vocabulary, findings: Finding[]) {
    this.#file = file
    this.#vocabulary = vocabulary
    this.#findings = findings
  }

  screen(screen: Item): unknown {
    const loads = child(screen, 'loads')
    // The loads first: blocks take the entity of their records from them.
    const resolved = isObject(loads.value)
      ? Object.fromEntries(Object.keys(loads.value).map(name => [name, this.#load(name, child(loads, name))]))
      : loads.value
    return replaced(screen, {
      loads: () => resolved,
      body: item => this.#blocks(item),
    })
  }

  #load(name: string, load: Item): unknown {
    const item =
      typeof load.value === 'string' ? { pointer: load.pointer, value: { call: load.value } } : load
    if (!isObject(item.value) || item.value.call === undefined) return item.value
    const { call: _, ...written } = item.value
    const call = this.#call(
      typeof load.value === 'string' ? load : child(item, 'call'),
      text(child(item, 'call')),
    )
    if (!call) return { get: '/', onError: { value: null }, ...written }
    this.#loads.set(name, call)
    const select = call.at ?? 'data'
    return {
      get: call.path,
      ...(select !== '' && { select }),
      onError: { toast: 'server', value: emptyReply(call) },
      ...written,
    }
  }

  #blocks(body: Item): unknown {
    return Array.isArray(body.value) ? items(body).map(block => this.#block(block)) : body.value
  }

  #block(block: Item): unknown {
    return replaced(block, {
      body: item => this.#blocks(item),
      tabs: item =>
        Array.isArray(item.value)
          ? items(item).map(tab => replaced(tab, { body: inner => this.#blocks(inner) }))
          : item.value,
      grid: item => this.#grid(item),
      ...(child(block, 'kind').value === 'details' && {
        entity: drop,
        fields: (item: Item) => resolveLabelled(item, this.#fields(this.#blockEntity(block))),
      }),
      ...(child(block, 'kind').value === 'table' && {
        entity: drop,
        columns: (item: Item) => resolveLabelled(item, this.#fields(this.#blockEntity(block))),
      }),
    })
  }

  #grid(grid: Item): unknown {
    if (!isObject(grid.value)) return grid.value
    const named = child(grid, 'call')
    const call = named.value === undefined ? undefined : this.#call(named, text(named))
    const entity = this.#vocabulary.entities.get(call?.many ?? '')
    const isWrong = named.value !== undefined && !entity
    const fields = this.#fields(isWrong ? 'wrong' : entity)
    const id = text(child(grid, 'id')) ?? ''
    return {
      ...(call && { source: call.path }),
      ...(entity && entity.key !== firstField(child(grid, 'columns')) && { rowKey: entity.key }),
      ...(call && bareIdParts.some(part => id.includes(part)) && { request: 'bare' }),
      ...replacedWords(grid, {
        call: drop,
        columns: item => resolveColumns(item, fields),
        filters: item => resolveFilters(item, fields),
        sort: item => this.#sort(item, entity),
        selectionSummary: item =>
          replaced(item, { fields: of => resolveLabelled(of, this.#fields(undefined)) }),
      }),
    }
  }

  #sort(sort: Item, entity: Entity | undefined): unknown {
    const written = text(sort)
    const field = written?.replace(/^-/, '') ?? text(child(sort, 'field'))
    if (entity && field !== undefined && !fieldAt(field, entity, this.#vocabulary))
      return this.#found(sort, explain.entityFieldUnknown(field, entity.name, Object.keys(entity.fields)))
    if (written === undefined) return sort.value
    return { field, ...(written.startsWith('-') && { order: 'desc' }) }
  }

  #blockEntity(block: Item): FieldContext['entity'] {
    const named = child(block, 'entity')
    if (named.value !== undefined) return this.#entity(named, text(named)) ?? 'wrong'
    const [load = '', ...path] = (text(child(block, 'load')) ?? '').split('.')
    const call = this.#loads.get(load)
    let entity = this.#vocabulary.entities.get(call?.one ?? call?.many ?? '')
    for (const step of path) {
      const field = entity && fieldAt(step, entity, this.#vocabulary)
      entity =
        field?.type === 'object' || field?.type === 'list'
          ? this.#vocabulary.entities.get(field.entity ?? '')
          : undefined
    }
    return entity
  }

  #call(item: Item, name: string | undefined): NamedCall | undefined {
    const call = this.#vocabulary.calls.get(name ?? '')
    if (!call && name !== undefined)
      this.#found(item, explain.callUnknown(name, [...this.#vocabulary.calls.keys()]))
    return call
  }

  #entity(item: Item, name: string | undefined): Entity | undefined {
    const entity = this.#vocabulary.entities.get(name ?? '')
    if (!entity && name !== undefined)
      this.#found(item, explain.entityUnknown(name, [...this.#vocabulary.entities.keys()]))
    return entity
  }

  #fields(entity: FieldContext['entity']): FieldContext {
    return {
      file: this.#file,
      vocabulary: this.#vocabulary,
      entity,
      found: found => this.#findings.push(found),
    }
  }

  #found(item: Item, explanation: ReturnType<typeof explain.callUnknown>): void {
    this.#findings.push(finding(this.#file, item, explanation))
  }
}

/** What a screen goes on with when a load fails, by what the call answers. */
function emptyReply({ many, reply }: NamedCall): unknown {
  if (many !== undefined || reply === 'texts') return []
  if (reply === 'number') return 0
  return reply === 'flag' ? false : null
}

/** Says that a key is only written, and no part of what the browser receives. */
const drop = (): undefined => undefined

type Replacements = Readonly<Record<string, (item: Item) => unknown>>

function replaced(item: Item, by: Replacements): unknown {
  return isObject(item.value) ? replacedWords(item, by) : item.value
}

function replacedWords({ pointer, value }: Item, by: Replacements): Words {
  if (!isObject(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const replace = Object.hasOwn(by, key) ? by[key] : undefined
      const outcome = replace ? replace({ pointer: pointerTo(pointer, key), value: inner }) : inner
      return outcome === undefined ? [] : [[key, outcome]]
    }),
  )
}

function firstField(columns: Item): string | undefined {
  const [first] = items(columns)
  return first && (text(first) ?? text(child(first, 'field')))
}
