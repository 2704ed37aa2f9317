import { type ConditionLeaf } from '../../../schemas/index.ts'
import { isRecord } from '../../../schemas/wire/envelope.ts'
import { type CompiledScreen } from '../compile/compiled.ts'
import { messages } from '../messages.ts'

/** The value that a screen expects of a load; any other reply is a failure. */
export interface LoadNeed {
  /** Allowed types; empty: any. */
  readonly kinds: ReadonlySet<'list' | 'record' | 'value'>
  /** Fields that the screen reads of the record or list items; empty: any. */
  readonly fields: ReadonlySet<string>
  /** The screen has a text for a missing record, so null is valid. */
  readonly optional: boolean
}

/**
 * The value required of a load, derived from its uses: a table needs a list, details a record with one of
 * their fields. Undefined: the screen has no such load.
 */
export function needOf(screen: Needing, name: string): LoadNeed | undefined {
  const needs = known.get(screen) ?? loadNeeds(screen)
  known.set(screen, needs)
  return needs[name]
}

/** A screen or panel: its loads and their uses. */
type Needing = Pick<CompiledScreen, 'loads' | 'checks' | 'body'>

const known = new WeakMap<Needing, Readonly<Record<string, LoadNeed>>>()

function loadNeeds({ loads, checks, body }: Needing): Readonly<Record<string, LoadNeed>> {
  const needs = Object.fromEntries(
    Object.entries(loads).map(([name, { gives }]) => [
      name,
      { kinds: new Set<Kind>(gives && [gives]), fields: new Set<string>(), optional: false },
    ]),
  )
  const note = (path: unknown, kinds: readonly Kind[], fields: readonly unknown[] = []) => {
    if (typeof path !== 'string') return
    const [name = '', ...rest] = path.split('.')
    const need = Object.hasOwn(needs, name) ? needs[name] : undefined
    for (const kind of rest.length > 0 ? (['record'] as const) : kinds) need?.kinds.add(kind)
    for (const field of rest.length > 0 ? rest.slice(0, 1) : fields)
      if (typeof field === 'string') need?.fields.add(field.split('.')[0] ?? field)
  }
  const visit = (node: unknown, key: string) => {
    if (Array.isArray(node)) for (const item of node) visit(item, key)
    if (typeof node === 'string') for (const [, path] of node.matchAll(/\{(\w+\.[\w.]+)\}/g)) note(path, [])
    if (!isRecord(node)) return
    const { kinds, fields } = usageOf(node, key)
    note(node.load, kinds, fields)
    const shown =
      node.kind === 'details' && (node.empty ?? messages.notLoaded) !== messages.notLoaded
        ? needs[String(node.load)]
        : undefined
    if (shown) shown.optional = true
    if (typeof node.initialFilters === 'string') note(node.initialFilters, ['list'], ['index'])
    if (key === 'form') note(node.values, ['record'], namesIn(node.fields, 'name'))
    if (node.kind === 'text')
      for (const [, path] of `${node.heading} ${node.text}`.matchAll(/\{(\w+)\}/g)) note(path, ['value'])
    if (comparisons.some(key => key in node))
      note(String(node.field).replace(/^loads\./, ''), 'present' in node ? [] : ['value'])
    for (const [name, inner] of Object.entries(node)) visit(inner, name)
  }
  visit(checks, 'checks')
  visit(body, 'body')
  return needs
}

type Kind = 'list' | 'record' | 'value'

/** The keys of a leaf of a condition, of which each has one. */
const comparisons: readonly Exclude<keyof ConditionLeaf, 'field'>[] = [
  'is',
  'in',
  'not',
  'present',
  'atLeast',
  'atMost',
  'moreThan',
  'lessThan',
  'before',
  'after',
  'isUser',
]

function usageOf(
  node: Readonly<Record<string, unknown>>,
  key: string,
): { kinds: readonly Kind[]; fields: readonly unknown[] } {
  if (node.kind === 'details') return { kinds: ['record'], fields: namesIn(node.fields, 'field') }
  if (node.kind === 'table') return { kinds: ['list'], fields: namesIn(node.columns, 'field') }
  if (node.kind === 'actions' || key === 'lastLine') return { kinds: ['record'], fields: [] }
  if (key === 'options') return { kinds: ['list'], fields: [node.value, node.label] }
  if (key === 'profile') return { kinds: ['list', 'record'], fields: [] }
  const listed = node.kind === 'timeline' || node.kind === 'commentList' || node.kind === 'chart'
  return { kinds: listed ? ['list'] : [], fields: [] }
}

function namesIn(list: unknown, key: string): unknown[] {
  return Array.isArray(list) ? list.map(one => (isRecord(one) ? one[key] : undefined)) : []
}

/** Whether a screen can use a value. For a list, or a list of groups, one valid item is enough. */
export function meets({ kinds, fields }: Pick<LoadNeed, 'kinds' | 'fields'>, value: unknown): boolean {
  if (kinds.size === 0) return true
  if (Array.isArray(value))
    return kinds.has('list') && (value.length === 0 || value.flat().some(item => isItem(item, fields)))
  if (isRecord(value)) return kinds.has('record') && hasField(value, fields)
  return kinds.has('value') && (typeof value === 'boolean' || typeof value === 'number' || isWord(value))
}

/** If the screen names no field, an item may be a plain text. */
function isItem(item: unknown, fields: LoadNeed['fields']): boolean {
  return isRecord(item) ? hasField(item, fields) : fields.size === 0 && item !== null
}

function hasField(record: Readonly<Record<string, unknown>>, fields: LoadNeed['fields']): boolean {
  return fields.size === 0 || [...fields].some(field => Object.hasOwn(record, field))
}

/** Excludes the HTML page of a proxy. */
function isWord(value: unknown): boolean {
  return typeof value === 'string' && !value.trimStart().startsWith('<')
}
