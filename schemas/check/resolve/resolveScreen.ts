import { type Entity } from '../../language/entity.ts'
import { bareIdParts } from '../../language/gridKeys.ts'
import { explain } from '../explain.ts'
import { type Finding, keyFinding } from '../finding.ts'
import { child, entries, type Item, isObject, items, text } from '../item.ts'
import { placeholdersOf } from '../placeholders.ts'
import { type Called, callersOf } from './callers.ts'
import { checkFollows } from './checkFollows.ts'
import { sumsOf, totalsOf } from './gridSums.ts'
import { type InvalidNames, noInvalidNames } from './invalidNames.ts'
import { checkListedRecords } from './listedRecords.ts'
import { checkLoadCondition, checkLoadFields, checkPlaceholders, formatsOfBlock } from './loadFields.ts'
import { type LongForm, longForm, type PointerMap } from './longForm.ts'
import { type NamedField } from './namedField.ts'
import { checkGridFields, checkLinkFields, checkNumber } from './namedFields.ts'
import { selectOf } from './replyPart.ts'
import { resolveActions, takesSelection } from './resolveActions.ts'
import {
  type FieldContext,
  resolveBarName,
  resolveColumns,
  resolveFilters,
  resolveLabelled,
  resolveNames,
} from './resolveFields.ts'
import { resolveForm } from './resolveForms.ts'
import { resolveImport } from './resolveImport.ts'
import { savedFilterPlace } from './savedFilterPlace.ts'
import { drop, type EntityOf, inFull, isPath, replaced, replacedWords, Scope, type Words } from './scope.ts'
import { type NamedCall, type Vocabulary } from './vocabulary.ts'

/** A screen as its file writes it. */
interface WrittenScreen {
  readonly file: string
  readonly data: unknown
  readonly findings: readonly Finding[]
}

/** A resolved screen, and what else is known of it. */
interface Resolved extends Called {
  readonly pointerMap: PointerMap
  readonly reasonless: LongForm['reasonless']
  /** Every place of its long form that names an entity field. */
  readonly fields: readonly NamedField[]
  /** Pointer to a grid -> the fields of its records, as the entity says. */
  readonly rows: ReadonlyMap<string, readonly string[]>
  /** True: it names entities or calls with faults, from which its findings may follow. */
  readonly isUnsure: boolean
}

/**
 * A screen as it is written -> the screen as the browser receives it: names of fields and calls replaced by
 * their definitions, derived defaults filled in. Findings point into the long form; `pointerMap` maps them back to
 * the file. Runs before the shape check and accepts any data.
 */
export function resolveScreen<T extends WrittenScreen>(
  definition: T,
  vocabulary: Vocabulary,
  invalidNames: InvalidNames = noInvalidNames,
): T & Resolved {
  const { file } = definition
  const { data, misplaced, ...spelt } = longForm(definition.data)
  if (!isObject(data))
    return { ...definition, ...spelt, callers: new Map(), fields: [], rows: new Map(), isUnsure: false }
  const screen = { pointer: '', value: data }
  const query = child(screen, 'query').value
  const placeholders = placeholdersOf(text(child(screen, 'path')) ?? '')
  const scope = new Scope(file, vocabulary, invalidNames, {
    screen: text(child(screen, 'name')),
    params: [...placeholders, ...(isObject(query) ? Object.keys(query) : [])],
    shownTo: callersOf(child(screen, 'access'), placeholders),
  })
  const resolved = resolve(screen, scope)
  // Earlier findings are not looked for again: only the name is still needed.
  if (scope.isUnsure)
    return {
      ...definition,
      ...spelt,
      callers: scope.callers,
      fields: scope.fields,
      rows: scope.rows,
      isUnsure: true,
    }
  return {
    ...definition,
    ...spelt,
    data: resolved,
    isUnsure: false,
    findings: [
      ...definition.findings,
      ...misplaced.map(({ explanation, ...key }) => keyFinding(file, key, explanation)),
      ...scope.findings,
    ],
    callers: scope.callers,
    fields: scope.fields,
    rows: scope.rows,
  }
}

function resolve(screen: Item, scope: Scope): unknown {
  const loads = child(screen, 'loads')
  const asked = initialFilterLoads(child(screen, 'body').value)
  for (const [name] of entries(loads)) scope.declared.add(name)
  // Loads first: blocks take the entity of their records from them.
  const resolved = isObject(loads.value)
    ? Object.fromEntries(
        Object.keys(loads.value).map(name => [
          name,
          resolveLoad(name, child(loads, name), scope, asked.has(name) ? initialFiltersFailed : undefined),
        ]),
      )
    : loads.value
  checkPlaceholders(child(screen, 'heading'), scope)
  for (const check of items(child(screen, 'checks'))) checkLoadCondition(child(check, 'when'), scope)
  const body = resolveBlocks(child(screen, 'body'), scope)
  checkFollows(body, scope)
  return replaced(screen, { loads: () => resolved, body: () => body })
}

/** Names of the loads with initial filters of grids. */
function initialFilterLoads(part: unknown): ReadonlySet<unknown> {
  if (Array.isArray(part)) return new Set(part.flatMap(inner => [...initialFilterLoads(inner)]))
  if (!isObject(part)) return new Set()
  const { initialFilters, ...others } = part
  const own = isObject(initialFilters) && initialFilters.load !== undefined ? [initialFilters.load] : []
  return new Set([...own, ...initialFilterLoads(Object.values(others))])
}

/** Spec 2 §8, spelt as there. */
const initialFiltersFailed = { toast: 'An error ocurred, could not get default filters', value: [] }

/** Whether a literal is valid for the type of a query parameter; a placeholder may be anything. */
function isOfType(value: string, type: unknown): boolean {
  if (value.includes('{')) return true
  if (type === 'boolean') return value === 'true' || value === 'false'
  if (type === 'integer') return /^-?\d+$/.test(value)
  return !(type === 'decimal' || type === 'percent') || /^-?\d+(?:\.\d+)?$/.test(value)
}

function resolveLoad(name: string, load: Item, scope: Scope, onError: Words | undefined): unknown {
  const item = inFull(load, 'call')
  if (!isObject(item.value) || item.value.call === undefined) {
    if (!isObject(item.value) || item.value.get === undefined) scope.wrongLoads.add(name)
    return item.value
  }
  const named = typeof load.value === 'string' ? load : child(item, 'call')
  const call = scope.call(named)
  const written = replacedWords(item, { call: drop, path: drop })
  if (!call) {
    scope.wrongLoads.add(name)
    return { get: '/', onError: { value: null }, ...written }
  }
  if (call.method !== 'GET') scope.found(named, explain.callUnfit(call.name, 'changes', 'a load'))
  const known = Object.keys(call.query ?? {})
  for (const [key, query] of entries(child(item, 'query')))
    if (!known.includes(key)) scope.found(query, explain.callQueryUnknown(key, call.name, known))
    else if (!isOfType(text(query) ?? '{}', call.query?.[key]))
      scope.found(query, explain.callQueryUnfit(text(query) ?? '', key, String(call.query?.[key])))
  const forbidden = scope.forbidden(call)
  if (forbidden.length > 0 && child(item, 'onError', 'global').value !== false)
    scope.found(named, explain.loadForbidden(call.name, forbidden))
  scope.loads.set(name, call)
  return {
    get: scope.path(call, item, undefined, true),
    ...selectOf(call),
    ...(call.reply === 'number' && { gives: 'value' }),
    onError: onError ?? { toast: 'server', ...emptyReply(call) },
    ...written,
  }
}

/** Resolves loads and blocks of the panel of an action like those of a screen. */
function panelOf(scope: Scope): (panel: Item) => Words {
  return panel => {
    const loads = child(panel, 'loads')
    const resolved = entries(loads).map(([name, load]) => [name, resolveLoad(name, load, scope, undefined)])
    return replacedWords(panel, {
      loads: () => (isObject(loads.value) ? Object.fromEntries(resolved) : loads.value),
      body: item => resolveBlocks(item, scope),
    })
  }
}

function resolveBlocks(body: Item, scope: Scope): unknown {
  return Array.isArray(body.value)
    ? items(body).map(block => seenBy(block, scope, () => resolveBlock(block, scope)))
    : body.value
}

/** Resolves a block or tab, whose calls only those send who see it. */
function seenBy(part: Item, scope: Scope, resolve: () => unknown): unknown {
  return scope.shownTo(text(child(part, 'access', 'resource')), resolve)
}

function resolveBlock(block: Item, scope: Scope): unknown {
  const kind = text(child(block, 'kind'))
  const takesCall = kind !== undefined && blocksWithCall.has(kind)
  const named = child(block, 'call')
  const call = named.value === undefined || !takesCall ? undefined : scope.call(named)
  const entity = () =>
    scope.entity(child(block, 'entity')) ??
    ((named.value !== undefined && !call) || scope.wrongLoads.has(loadOf(child(block, 'load')))
      ? 'wrong'
      : (scope.entityOf(call) ?? scope.loadEntity(text(child(block, 'load')) ?? '')))
  checkLoadFields(block, scope)
  checkListedRecords(block, call, scope)
  if (call) scope.following.push({ follows: child(block, 'follows'), call })
  if (kind === 'details' && call?.many !== undefined)
    scope.found(named, explain.callUnfit(call.name, 'returns a list', 'details'))
  if (kind === 'chart')
    for (const link of [block, ...items(child(block, 'series'))]) checkLinkFields(link, entity(), scope)
  const labelled = (item: Item) => resolveLabelled(item, { scope, entity: entity() })
  const words = replaced(block, {
    ...(kind === 'tiles' && {
      tiles: (item: Item) => resolveTiles(item, { call, wrong: named.value !== undefined && !call }, scope),
    }),
    body: item => resolveBlocks(item, scope),
    tabs: item =>
      Array.isArray(item.value)
        ? items(item).map(tab =>
            seenBy(tab, scope, () => replaced(tab, { body: inner => resolveBlocks(inner, scope) })),
          )
        : item.value,
    grid: item => resolveGrid(item, scope),
    form: item => resolveForm(item, scope, entity()),
    actions: item => resolveActions(item, scope, { record: entity(), where: 'block', panel: panelOf(scope) }),
    ...(takesCall && { call: drop, path: drop }),
    ...(kind === 'details' && {
      entity: drop,
      fields: (item: Item) => resolveLabelled(item, { scope, entity: entity(), isOwn: true }),
    }),
    ...(kind === 'table' && { entity: drop, columns: labelled }),
    ...(kind === 'actions' && { entity: drop }),
    ...(kind === 'filters' && {
      entity: drop,
      filters: (item: Item) => resolveFilters(item, { scope, entity: entity(), known: entity() }),
    }),
    ...(kind === 'chart' && {
      entity: drop,
      series: (list: Item) => {
        for (const item of items(list)) {
          const place = typeof item.value === 'string' ? item : child(item, 'field')
          checkNumber(place, entity(), scope, explain.seriesUnfit)
        }
        return resolveNames(list, { scope, entity: entity() })
      },
      label: (item: Item) => resolveBarName(item, { scope, entity: entity() }),
    }),
  })
  if (kind === 'text' && isObject(words)) return { ...words, ...formatsOfBlock(block, scope) }
  return call && takesCall && isObject(words) && kind !== 'tiles'
    ? { get: scope.path(call, block, undefined, true), ...selectOf(call), ...words }
    : words
}

/** Kinds of blocks that make a call of their own; a grid says its call itself. */
const blocksWithCall: ReadonlySet<string> = new Set(['chart', 'commentList', 'details', 'tiles', 'timeline'])

/** A tile without a call uses that of its block. */
function resolveTiles(
  tiles: Item,
  ofBlock: { call: NamedCall | undefined; wrong: boolean },
  scope: Scope,
): unknown {
  if (!Array.isArray(tiles.value)) return tiles.value
  return items(tiles).map(tile => {
    const named = child(tile, 'call')
    const call = named.value === undefined ? ofBlock.call : scope.call(named)
    const words = replaced(tile, { call: drop, path: drop })
    if (!isObject(words) || words.get !== undefined) return words
    if (call && call.method !== 'GET') scope.found(tile, explain.callUnfit(call.name, 'changes', 'a tile'))
    else if (call?.many !== undefined) scope.found(tile, explain.tileOfMany(call.name))
    // A wrong name is reported already, not again as a missing path.
    const get = call
      ? scope.path(call, tile, undefined, true)
      : named.value !== undefined || ofBlock.wrong
        ? '/'
        : undefined
    return { ...(get !== undefined && { get }), ...(call && selectOf(call)), ...words }
  })
}

function resolveGrid(grid: Item, scope: Scope): unknown {
  if (!isObject(grid.value)) return grid.value
  const named = child(grid, 'call')
  const call = named.value === undefined ? undefined : scope.call(named)
  if (call && call.grid === undefined)
    scope.found(named, explain.callUnfit(call.name, 'is no list', 'a grid'))
  const entity = scope.entityOf(call)
  const records: EntityOf = named.value !== undefined && !entity ? 'wrong' : entity
  const known = records ?? scope.entityOf(scope.callAt('POST', child(grid, 'source')))
  const fields: FieldContext = { scope, entity: records, known, days: dayColumns(grid) }
  checkGridFields(grid, known, scope)
  if (known && known !== 'wrong') scope.rows.set(grid.pointer, Object.keys(known.fields))
  const id = text(child(grid, 'id')) ?? ''
  const acts = items(child(grid, 'actions')).some(action => takesSelection(action, scope))
  return {
    ...(acts && { selection: true, ...sumsOf(grid, call, scope) }),
    ...totalsOf(grid, call, scope),
    ...(acts && entity && { records: recordsOf(entity) }),
    // For a call that is not a list, the path would be a second fault of the same name.
    ...(call && { source: call.grid === undefined ? '/' : scope.path(call, grid, undefined, true) }),
    ...(entity && entity.key !== firstField(child(grid, 'columns')) && { rowKey: entity.key }),
    ...(call && bareIdParts.some(part => id.includes(part)) && { request: 'bare' }),
    ...replacedWords(grid, {
      call: drop,
      path: drop,
      columns: item => resolveColumns(item, fields),
      filters: item => resolveFilters(item, fields),
      import: item => resolveImport(item, fields),
      savedFilters: item => savedFilterPlace(item, call, scope),
      sort: item => resolveSort(item, entity, scope),
      actions: item => resolveActions(item, scope, { record: known, where: 'grid', panel: panelOf(scope) }),
      selectionSummary: item => resolveSummary(item, scope),
      filterTabs: item => resolveTabs(item, grid, call, scope),
    }),
  }
}

/** Fields of moments whose columns show days. */
function dayColumns(grid: Item): ReadonlySet<string> {
  const shown = items(child(grid, 'columns')).filter(
    column => child(column, 'cell', 'kind').value === 'date' && child(column, 'cell', 'time').value !== true,
  )
  return new Set(shown.flatMap(column => text(child(column, 'field')) ?? []))
}

/** The tabs of a grid with the call that counts the rows of each. */
function resolveTabs(tabs: Item, grid: Item, listed: NamedCall | undefined, scope: Scope): unknown {
  const written = inFull(tabs, 'field').value
  const place = typeof tabs.value === 'string' ? tabs : child(tabs, 'field')
  const entity = scope.entityOf(listed)
  if (entity) scope.field(place, text(place) ?? '', entity)
  const name = listed && scope.countsOf(listed)?.name
  const call = name === undefined ? undefined : scope.call({ ...grid, value: name })
  if (!isObject(written) || !call) return written
  return { counts: scope.path(call, grid, undefined, true), ...written }
}

/** The name of an entity inside a sentence: `Write-off` is "write-off", and `RMA` stays. */
function recordsOf({ label, plural }: Entity): Words {
  const inside = (words: string) =>
    /^[A-Z]{2}/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
  return { one: inside(label), many: inside(plural ?? `${label}s`) }
}

function resolveSummary(summary: Item, scope: Scope): unknown {
  const named = child(summary, 'call')
  const call = named.value === undefined || isPath(named.value) ? undefined : scope.call(named)
  const isWrong = named.value !== undefined && !isPath(named.value) && !call
  const entity = isWrong ? 'wrong' : scope.entityOf(call)
  const words = replaced(summary, {
    path: drop,
    ...(isPath(named.value) ? {} : { call: drop }),
    fields: item => resolveLabelled(item, { scope, entity }),
  })
  if (!isObject(words)) return words
  return {
    ...(call && { call: scope.path(call, summary, undefined) }),
    ...(isWrong && { call: '/' }),
    ...words,
  }
}

function resolveSort(sort: Item, entity: Entity | undefined, scope: Scope): unknown {
  const [pair, ...others] = entries(sort)
  const order = pair && others.length === 0 && pair[0] !== 'field' ? text(pair[1]) : undefined
  if (pair && (order === 'asc' || order === 'desc')) {
    scope.found(sort, explain.sortByKey(`${order === 'desc' ? '-' : ''}${pair[0]}`))
    return undefined
  }
  const written = text(sort)
  const field = written?.replace(/^-/, '') ?? text(child(sort, 'field'))
  const place = written === undefined ? child(sort, 'field') : sort
  if (entity && field !== undefined && !scope.field(place, field, entity)) {
    scope.found(sort, explain.entityFieldUnknown(field, entity.name, Object.keys(entity.fields)))
    return undefined
  }
  if (written === undefined) return sort.value
  return { field, ...(written.startsWith('-') && { order: 'desc' }) }
}

/** The value used when a load fails, by the reply of the call; absent: null. */
function emptyReply({ many, reply }: NamedCall): Words {
  if (many !== undefined || reply === 'texts') return { value: [] }
  if (reply === 'number') return { value: 0 }
  return reply === 'flag' ? { value: false } : {}
}

/** The load that a dotted path begins with. */
function loadOf(path: Item): string {
  return text(path)?.split('.')[0] ?? ''
}

function firstField(columns: Item): string | undefined {
  const [first] = items(columns)
  return first && (text(first) ?? text(child(first, 'field')))
}
