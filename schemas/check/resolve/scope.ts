import { type Entity } from '../../language/entity.ts'
import { type EntityField } from '../../language/entityField.ts'
import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { child, entries, type Item, isObject, pointerTo, text } from '../item.ts'
import { placeholdersOf } from '../placeholders.ts'
import { type Explanation } from '../wording.ts'
import { either, holding } from './callers.ts'
import { fieldAt, fieldOfPath } from './fieldAt.ts'
import { type InvalidNames } from './invalidNames.ts'
import { type NamedField } from './namedField.ts'
import { type Callers, type NamedCall, type Vocabulary } from './vocabulary.ts'

/** An object of a definition, whatever its keys. */
export type Words = Readonly<Record<string, unknown>>

/** Entity of some records; undefined: none is named; 'wrong': the name is wrong and reported already. */
export type EntityOf = Entity | 'wrong' | undefined

/** State of resolving one screen: the available names, and the findings. */
export class Scope {
  readonly file: string
  readonly vocabulary: Vocabulary
  readonly findings: Finding[] = []
  /** Every place that names a field of an entity, for editors. */
  readonly fields: NamedField[] = []
  /** Name of a load -> its call. */
  readonly loads = new Map<string, NamedCall>()
  /** What blocks with a call follow: checked when all filters are known. */
  readonly following: { readonly follows: Item; readonly call: NamedCall }[] = []
  /** Name of a call -> the users who see the parts that name it. */
  readonly callers = new Map<string, Callers>()
  /** Pointer to a grid -> the fields of its records, as the entity says. */
  readonly rows = new Map<string, readonly string[]>()
  /** Names of all loads. */
  readonly declared = new Set<string>()
  /** Names of the loads whose calls are not known. */
  readonly wrongLoads = new Set<string>()
  /** Name of the screen; undefined: it is not written as a text. */
  readonly screen: string | undefined
  /** Path and query parameters of the screen. */
  readonly params: readonly string[]
  /** True: it names an entity or call that has faults. */
  isUnsure = false
  readonly #invalidNames: InvalidNames
  /** The users who see the part being resolved. */
  #shownTo: Callers
  /** Record of the current panel; undefined: no panel; 'wrong': an unknown record. */
  #record: EntityOf

  constructor(
    file: string,
    vocabulary: Vocabulary,
    invalidNames: InvalidNames,
    {
      screen,
      params,
      shownTo,
    }: { readonly screen: string | undefined; readonly params: readonly string[]; readonly shownTo: Callers },
  ) {
    this.file = file
    this.vocabulary = vocabulary
    this.#invalidNames = invalidNames
    this.screen = screen
    this.params = params
    this.#shownTo = shownTo
  }

  /** Reports only the first finding of a place: the others follow from it. */
  found(item: Item, explanation: Explanation): void {
    if (this.findings.some(({ pointer }) => pointer === item.pointer)) return
    this.findings.push(finding(this.file, item, explanation))
  }

  /** As `found`, at the key. */
  foundKey(item: Item, explanation: Explanation): void {
    this.findings.push(keyFinding(this.file, item, explanation))
  }

  /** The field at a dotted path of an entity; undefined when unknown. */
  field({ pointer }: Item, path: string, entity: Entity): EntityField | undefined {
    const found = fieldOfPath(path, entity, this.vocabulary)
    if (found) this.fields.push({ pointer, path, entity: found.entity.name, field: found.name })
    return found?.field
  }

  /** The call that an item names. An unknown name is reported, and gives undefined. */
  call(item: Item): NamedCall | undefined {
    const name = text(item)
    const call = this.vocabulary.calls.get(name ?? '')
    if (name !== undefined && (this.#invalidNames.calls.has(name) || (!call && this.#invalidNames.unread)))
      this.isUnsure = true
    else if (!call && name !== undefined)
      this.found(item, explain.callUnknown(name, [...this.vocabulary.calls.keys()], this.#callAtPath(name)))
    if (call) this.callers.set(call.name, either(this.callers.get(call.name) ?? [], this.#shownTo))
    return call
  }

  /** The resources of a call, of which a user of this part may hold none; empty: every user may send it. */
  forbidden({ resource = [], public: isPublic }: NamedCall): readonly string[] {
    const names = [resource].flat()
    if (isPublic || names.length === 0) return []
    return this.#shownTo.some(set => !set.some(name => names.includes(name))) ? names : []
  }

  /** Resolves a part that only holders of a resource see; without one, every user of the screen does. */
  shownTo<T>(resource: string | undefined, resolve: () => T): T {
    const before = this.#shownTo
    if (resource !== undefined) this.#shownTo = holding(before, resource)
    const resolved = resolve()
    this.#shownTo = before
    return resolved
  }

  /** The call with a literal path, regardless of parameter names. */
  callAt(method: NamedCall['method'], path: Item): NamedCall | undefined {
    const wanted = nameless(text(path) ?? '')
    return [...this.vocabulary.calls.values()].find(
      call => call.method === method && nameless(call.path) === wanted,
    )
  }

  /** The call that adds up the selected rows of a grid call. */
  sumsOf({ name }: NamedCall): NamedCall | undefined {
    return [...this.vocabulary.calls.values()].find(({ sumOf }) => sumOf === name)
  }

  /** The call that counts the rows of a grid call by a value. */
  countsOf({ name }: NamedCall): NamedCall | undefined {
    return [...this.vocabulary.calls.values()].find(({ countOf }) => countOf === name)
  }

  /** The call that totals all rows of a grid call. */
  totalsOf({ name }: NamedCall): NamedCall | undefined {
    return [...this.vocabulary.calls.values()].find(({ totalOf }) => totalOf === name)
  }

  /** The entity that an item names. */
  entity(item: Item): EntityOf {
    const name = text(item)
    if (name === undefined) return undefined
    const entity = this.vocabulary.entities.get(name)
    if (this.#isGap(name, entity)) this.isUnsure = true
    else if (!entity) this.found(item, explain.entityUnknown(name, [...this.vocabulary.entities.keys()]))
    return entity ?? 'wrong'
  }

  /** The entity of what a call answers or takes. */
  entityOf(call: NamedCall | undefined): Entity | undefined {
    return this.#entityNamed(call?.of ?? call?.one ?? call?.many)
  }

  #entityNamed(name = ''): Entity | undefined {
    const entity = this.vocabulary.entities.get(name)
    if (name !== '' && this.#isGap(name, entity)) this.isUnsure = true
    return entity
  }

  #isGap(name: string, entity: Entity | undefined): boolean {
    return this.#invalidNames.entities.has(name) || (!entity && this.#invalidNames.unread)
  }

  /** The name of the call for a path that is written instead of a name, with or without its method. */
  #callAtPath(written: string): string | undefined {
    const path = nameless(written.replace(/^[A-Z]+ /, ''))
    return [...this.vocabulary.calls.values()].find(call => nameless(call.path) === path)?.name
  }

  /** Resolves the content of a panel, which has its own loads and the `record` that it was opened for. */
  inPanel<T>(record: EntityOf, names: readonly string[], resolve: () => T): T {
    const [loads, declared, before] = [new Map(this.loads), [...this.declared], this.#record]
    this.#record = record ?? 'wrong'
    for (const name of ['record', ...names]) this.declared.add(name)
    const resolved = resolve()
    this.#record = before
    this.loads.clear()
    for (const [name, call] of loads) this.loads.set(name, call)
    this.declared.clear()
    for (const name of declared) this.declared.add(name)
    return resolved
  }

  /** The entity of the value at a dotted path below the loads. */
  loadEntity(path: string): Entity | undefined {
    const [load = '', ...steps] = path.split('.')
    const call = this.loads.get(load)
    let entity =
      load === 'record' && this.#record !== 'wrong' && this.#record
        ? this.#record
        : this.#entityNamed(call?.one ?? call?.many)
    for (const step of steps) {
      const field = entity && fieldAt(step, entity, this.vocabulary)
      entity =
        field?.type === 'object' || field?.type === 'list' ? this.#entityNamed(field.entity) : undefined
    }
    return entity
  }

  /** Reports values that are not options of a status. */
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
   * The path of a call as a screen sends it. A placeholder is filled from `path`, a parameter of the screen,
   * a field of the record, or a parameter that differs only in case, because addresses are lower case.
   * `alone`: a placeholder that none of these fills is reported.
   */
  path(call: NamedCall, written: Item, record: EntityOf, alone = false): string {
    const own = child(written, 'path').value
    const known = placeholdersOf(call.path)
    for (const [name, item] of entries(child(written, 'path')))
      if (!known.includes(name)) this.found(item, explain.callParameterUnknown(name, call.name, known))
      else if (this.params.includes(text(item) ?? ''))
        this.found(item, explain.callParameterLiteral(text(item) ?? ''))
      else {
        const [foreign, parameter = ''] = /\$\{(\w+)\}/.exec(text(item) ?? '') ?? []
        if (foreign !== undefined) this.found(item, explain.placeholderForeign(foreign, parameter))
      }
    return call.path.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
      const said = isObject(own) ? own[name] : undefined
      // What is reported already is not reported again in the whole path.
      if (typeof said === 'string') return said.replaceAll('${', '{')
      if (this.params.includes(name)) return placeholder
      const records = [record, this.#record].filter(one => one !== undefined && one !== 'wrong')
      if (records.some(({ fields }) => Object.hasOwn(fields, name))) return placeholder
      const alike = this.params.find(one => one.toLowerCase() === name.toLowerCase())
      if (alike !== undefined) return `{${alike}}`
      // The record of the surrounding panel is unknown.
      if (!alone || this.#record === 'wrong') return placeholder
      // A misspelt name is one fault.
      const misspelt = isObject(own) && Object.keys(own).some(key => !known.includes(key))
      if (!misspelt) this.found(written, explain.callParameterMissing(name, call.name, this.params))
      return name
    })
  }
}

function nameless(path: string): string {
  return path.replaceAll(/\{\w+\}/g, '{}')
}

/** Drops a key that the browser does not need. */
export const drop = (): undefined => undefined

type Replacements = Readonly<Record<string, (item: Item) => unknown>>

/** An object with some keys replaced, and those without a value removed; other values stay. */
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

/** An item in full: a name alone becomes the value of `key`. */
export function inFull(item: Item, key: string): Item {
  return typeof item.value === 'string' ? { ...item, value: { [key]: item.value } } : item
}

/** Whether a value is a path, or something that the shape check explains, rather than a name. */
export function isPath(value: unknown): boolean {
  return typeof value !== 'string' || !/^[a-z][A-Za-z0-9]*$/.test(value)
}
