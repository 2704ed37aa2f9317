import { type Entity } from '../../language/entity.ts'
import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, entries, type Item, isObject, items, pointerTo, text } from '../item.ts'
import { placeholdersOf } from '../placeholders.ts'
import { fieldAt } from './fieldAt.ts'
import { type NamedCall, type Vocabulary } from './vocabulary.ts'

/** An object of a definition, whatever its keys. */
export type Words = Readonly<Record<string, unknown>>

/** Entity of some records; undefined: none is named; 'wrong': it was named wrongly, which is found already. */
export type EntityOf = Entity | 'wrong' | undefined

/** One screen while its names are resolved: what it may name, and where findings go. */
export class Scope {
  readonly file: string
  readonly vocabulary: Vocabulary
  readonly findings: Finding[] = []
  /** Name of a load -> its call. */
  readonly loads = new Map<string, NamedCall>()
  /** Path and query parameters of the screen. */
  readonly #params: readonly string[]

  constructor(file: string, vocabulary: Vocabulary, params: readonly string[]) {
    this.file = file
    this.vocabulary = vocabulary
    this.#params = params
  }

  found(item: Item, explanation: ReturnType<typeof explain.callUnknown>): void {
    this.findings.push(finding(this.file, item, explanation))
  }

  /** The call that an item names; undefined, and found, when there is none of that name. */
  call(item: Item): NamedCall | undefined {
    const name = text(item)
    const call = this.vocabulary.calls.get(name ?? '')
    if (!call && name !== undefined)
      this.found(item, explain.callUnknown(name, [...this.vocabulary.calls.keys()]))
    return call
  }

  /** The entity that an item names. */
  entity(item: Item): EntityOf {
    const name = text(item)
    if (name === undefined) return undefined
    const entity = this.vocabulary.entities.get(name)
    if (!entity) this.found(item, explain.entityUnknown(name, [...this.vocabulary.entities.keys()]))
    return entity ?? 'wrong'
  }

  /** The entity of what a call answers or takes. */
  entityOf(call: NamedCall | undefined): Entity | undefined {
    return this.vocabulary.entities.get(call?.of ?? call?.one ?? call?.many ?? '')
  }

  /** The entity of the value at a dotted path below the loads. */
  loadEntity(path: string): Entity | undefined {
    const [load = '', ...steps] = path.split('.')
    const call = this.loads.get(load)
    let entity = this.vocabulary.entities.get(call?.one ?? call?.many ?? '')
    for (const step of steps) {
      const field = entity && fieldAt(step, entity, this.vocabulary)
      entity =
        field?.type === 'object' || field?.type === 'list'
          ? this.vocabulary.entities.get(field.entity ?? '')
          : undefined
    }
    return entity
  }

  /** Finds values that a condition compares a status with and that it never has. */
  checkValues(condition: Item, record: EntityOf): void {
    for (const part of ['all', 'any'])
      for (const leaf of items(child(condition, part))) this.checkValues(leaf, record)
    const name = text(child(condition, 'field'))
    if (name === undefined || !record || record === 'wrong') return
    this.checkOptions(name, [child(condition, 'is'), ...items(child(condition, 'in'))], record)
  }

  /** Finds values that are none of the options of a status. */
  checkOptions(name: string, values: readonly Item[], record: Entity): void {
    const field = fieldAt(name, record, this.vocabulary)
    if (field?.type !== 'status') return
    for (const item of values) {
      const value = text(item)
      if (value !== undefined && !Object.hasOwn(field.options, value))
        this.found(item, explain.statusValueUnknown(value, name, Object.keys(field.options)))
    }
  }

  /**
   * The path of a call as a screen sends it. A placeholder is what `path` says beside the call, a parameter of the screen, a
   * field of the record, or a parameter of the screen that differs in capitals only, because addresses are in small letters.
   */
  path(call: NamedCall, written: Item, record: EntityOf): string {
    const own = child(written, 'path').value
    const known = placeholdersOf(call.path)
    for (const [name, item] of entries(child(written, 'path')))
      if (!known.includes(name)) this.found(item, explain.callParameterUnknown(name, call.name, known))
    return call.path.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
      const said = isObject(own) ? own[name] : undefined
      if (typeof said === 'string') return said
      if (this.#params.includes(name)) return placeholder
      if (record && record !== 'wrong' && Object.hasOwn(record.fields, name)) return placeholder
      const alike = this.#params.find(one => one.toLowerCase() === name.toLowerCase())
      return alike === undefined ? placeholder : `{${alike}}`
    })
  }
}

/** Says that a key is only written, and no part of what the browser receives. */
export const drop = (): undefined => undefined

type Replacements = Readonly<Record<string, (item: Item) => unknown>>

/** An object with the values of some keys replaced, those without a value left out; what is no object stays. */
export function replaced(item: Item, by: Replacements): unknown {
  return isObject(item.value) ? replacedWords(item, by) : item.value
}

/** As `replaced`, for an object. */
export function replacedWords({ pointer, value }: Item, by: Replacements): Words {
  if (!isObject(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const replace = Object.hasOwn(by, key) ? by[key] : undefined
      const outcome = replace ? replace({ pointer: pointerTo(pointer, key), value: inner }) : inner
      return outcome === undefined ? [] : [[key, outcome]]
    }),
  )
}

/** What an item says in full: a name alone is that of its `key`. */
export function inFull(item: Item, key: string): Item {
  return typeof item.value === 'string' ? { ...item, value: { [key]: item.value } } : item
}

/** Whether a value is a path of the server, or something that the check of the shape explains, rather than a name. */
export function isPath(value: unknown): boolean {
  return typeof value !== 'string' || !/^[a-z][A-Za-z0-9]*$/.test(value)
}
