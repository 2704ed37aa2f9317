import { type Cell } from '../../language/cell.ts'
import { type EntityField } from '../../language/entityField.ts'
import { filterSchemas } from '../../language/filter.ts'
import { sensitiveData } from '../../language/sensitiveData.ts'
import { explain } from '../explain.ts'
import { child, type Item, isObject, items, text } from '../item.ts'
import {
  cellTypes,
  filterKinds,
  isSize,
  isSortable,
  statusOptions,
  typeCell,
  typeWidth,
} from './fieldTypes.ts'
import { checkCellFields, checkField } from './namedFields.ts'
import { resolveOptions } from './resolveOptions.ts'
import { type EntityOf, inFull, type Scope, type Words } from './scope.ts'

/** The context in which fields are resolved. */
export interface FieldContext {
  readonly scope: Scope
  /** Entity of the records; undefined: fields are written in full. */
  readonly entity: EntityOf
  /** Entity of records whose fields are written in full: used only for the names. */
  readonly known?: EntityOf
  /** True: the record may be the one that the screen shows, so that its key does not link there. Default false. */
  readonly isOwn?: boolean
  /** Fields of moments that are shown and filtered as days. Default none. */
  readonly days?: ReadonlySet<string>
}

/** The columns of a grid with labels, cells, widths and sorting from the entity; own keys override them. */
export function resolveColumns(list: Item, context: FieldContext): unknown {
  return resolveEntries(list, context, ({ size, ...written }, field, item) => {
    const label = typeof written.label === 'string' ? written.label : (field?.label ?? '')
    const width = field && columnWidth(field, label, size)
    return {
      ...(field && withLabel(field)),
      ...(field && isSortable(field) && { sortable: true }),
      ...(width !== undefined && { width }),
      ...cellKey(written, field, context),
      ...withoutFalse(written),
      ...(written.tooltip !== undefined && {
        tooltip: resolveLabelled(child(item, 'tooltip'), context),
      }),
    }
  })
}

/** Width of a column in pixels, by its size here, else in the entity. */
function columnWidth(field: EntityField, label: string, size: unknown): number | undefined {
  if (size === 'fill') return undefined
  return typeWidth(isSize(size) ? { ...field, size } : field, label)
}

/** Label and value pairs, as of details, tables, tooltips and summaries. */
export function resolveLabelled(list: Item, context: FieldContext): unknown {
  return resolveEntries(list, context, (written, field) => ({
    ...(field && withLabel(field)),
    ...cellKey(written, field, context),
    ...written,
  }))
}

/** Fields that take only the label from the entity, such as those of a chart. */
export function resolveNames(list: Item, context: FieldContext): unknown {
  return Array.isArray(list.value) ? items(list).map(item => resolveName(item, context)) : list.value
}

/** One field that takes only the label from the entity. */
function resolveName(item: Item, context: FieldContext): unknown {
  return resolveEntry(item, context, (written, field) => ({ ...(field && withLabel(field)), ...written }))
}

/** The name of the bars of a chart: as resolveName, and a status has the labels of its options. */
export function resolveBarName(item: Item, context: FieldContext): unknown {
  return resolveEntry(item, context, (written, field) => ({
    ...(field && withLabel(field)),
    ...(field?.type === 'status' && cellKey(written, field, context)),
    ...written,
  }))
}

/** What a filter adds to the label of its field. */
const ends: Readonly<Record<string, string>> = { fromDate: 'from', toDate: 'to' }

/** The filters of a grid with kind, label and options from the entity. */
export function resolveFilters(list: Item, context: FieldContext): unknown {
  const resolve = (written: Words, field: EntityField | undefined, item: Item) => {
    if (!field) return written
    const kinds = filterKinds[field.type]
    const byOptions = written.options === undefined ? undefined : kinds.find(one => one === 'select')
    const kind = typeof written.kind === 'string' ? written.kind : (byOptions ?? kinds[0])
    // A list can only be filtered by options.
    const lacksChoice = field.type === 'list' && written.options === undefined
    if (kind === undefined || field.filterable === false || lacksChoice) {
      context.scope.found(item, explain.filterUnsupported(nameOf(written), field.type))
      return written
    }
    if (!Object.hasOwn(filterSchemas, kind)) {
      const found = explain.kindUnknown('filter', JSON.stringify(kind), kinds)
      context.scope.found(child(item, 'kind'), found)
      return { kind: 'text', field: written.field, label: nameOf(written) }
    }
    if (!kinds.some(one => one === kind))
      context.scope.found(child(item, 'kind'), explain.filterKindUnfit(kind, field.type, kinds))
    const { entity } = context
    const place = typeof item.value === 'string' ? item : child(item, 'field')
    if (field.sensitive && sensitiveData(nameOf(written), field.label ?? '') === undefined)
      context.scope.found(place, explain.filterSensitive('a field that its entity marks as sensitive'))
    const initial = child(item, 'initial')
    if (entity && entity !== 'wrong' && written.options === undefined)
      context.scope.checkOptions(nameOf(written), [initial, ...items(initial)], entity)
    const label = field.label ?? ''
    const end = Object.hasOwn(ends, kind) ? ends[kind] : undefined
    const chosen = kind === 'select' || kind === 'multiSelect'
    return {
      kind,
      // "Valid to" says it already.
      label: end === undefined || label.endsWith(` ${end}`) ? label : `${label} ${end}`,
      ...(kind === 'text' && field.type === 'text' && !field.exact && { condition: 'like' }),
      ...(kind === 'number' && (field.type === 'id' || field.type === 'reference') && { steps: false }),
      // As its column shows them: another calendar would find rows of other days.
      ...(field.type === 'moment' &&
        field.time !== false &&
        kinds.some(one => one === kind) &&
        !context.days?.has(nameOf(written)) && { time: true }),
      ...(chosen && field.type === 'status' && { options: statusOptions(field) }),
      ...written,
      ...(written.options !== undefined && {
        options: resolveOptions(child(item, 'options'), context.scope, field),
      }),
    }
  }
  return resolveEntries(list, context, resolve, { kind: 'text' })
}

/** Resolves a known field; without it, one that is written in full. */
type Resolve = (written: Words, field: EntityField | undefined, item: Item) => unknown

function resolveEntries(list: Item, context: FieldContext, resolve: Resolve, instead: Words = {}): unknown {
  return Array.isArray(list.value)
    ? items(list).map(item => resolveEntry(item, context, resolve, instead))
    : list.value
}

/** `instead` has keys that an unknown field cannot give, so that one mistake is one finding. */
export function resolveEntry(
  item: Item,
  context: FieldContext,
  resolve: Resolve,
  instead: Words = {},
): unknown {
  const { entity, scope } = context
  const written = fielded(item, scope)
  if (!isObject(written)) return written
  const name = nameOf(written)
  const unknown = {
    label: name,
    ...instead,
    ...written,
    field: name.replaceAll(/[^A-Za-z0-9_.]/g, '') || 'unknown',
  }
  if (entity === 'wrong') return unknown
  if (typeof item.value !== 'string') checkCellFields(item, entity ?? context.known, scope)
  if (!entity) {
    if (typeof item.value !== 'string') {
      checkField(child(item, 'field'), context.known, scope)
      return resolve(written, undefined, item)
    }
    scope.found(item, explain.entityMissing(name))
    return unknown
  }
  const place = typeof item.value === 'string' ? item : child(item, 'field')
  const field = name === '' ? undefined : scope.field(place, name, entity)
  if (field) checkCellType(child(item, 'cell'), name, field, scope)
  if (field || name === '') return resolve(written, field, item)
  scope.found(place, explain.entityFieldUnknown(name, entity.name, Object.keys(entity.fields)))
  return unknown
}

function checkCellType(cell: Item, name: string, { type }: EntityField, scope: Scope): void {
  const kind = child(cell, 'kind')
  const types = cellTypes[text(kind) ?? '']
  if (types && !types.includes(type))
    scope.found(kind, explain.cellUnfit(text(kind) ?? '', name, type, types))
  // A count without its total would be shown as a percentage, such as 1,728 %.
  else if (kind.value === 'progress' && type !== 'percent' && child(cell, 'total').value === undefined)
    scope.found(kind, explain.progressTotal(name, type))
}

/** A field as written, in full; named as in forms where these were confused. */
function fielded(item: Item, scope: Scope): unknown {
  const written = inFull(item, 'field').value
  if (!isObject(written) || written.field !== undefined || typeof written.name !== 'string') return written
  const { name, ...others } = written
  scope.foundKey(child(item, 'name'), explain.keyUnknown('name', 'a column', ['field']))
  return { ...others, field: name }
}

function cellKey(written: Words, field: EntityField | undefined, context: FieldContext): { cell?: Cell } {
  if (!field || written.cell !== undefined) return {}
  const cell = linkOf(nameOf(written), field, context) ?? typeCell(field)
  return cell === undefined ? {} : { cell }
}

/** A key links to the screen of its record, a reference to that of the record it names. */
function linkOf(
  name: string,
  field: EntityField,
  { entity: own, isOwn = false, scope: { vocabulary, screen } }: FieldContext,
): Cell | undefined {
  const entity = own === 'wrong' ? undefined : own
  const isKey = field.type === 'id' && entity?.key === name
  const target =
    field.type === 'reference' ? vocabulary.entities.get(field.entity) : isKey ? entity : undefined
  if (target?.screen === undefined) return undefined
  const to = typeof target.screen === 'string' ? target.screen : target.screen.name
  if (isKey && isOwn && to === screen) return undefined
  const key = field.type === 'reference' ? (field.key ?? name) : name
  const copy = 'copy' in field && field.copy ? ({ copy: true } as const) : {}
  if (typeof target.screen === 'string') {
    const [parameter, ...others] = vocabulary.screens.get(target.screen) ?? []
    if (parameter === undefined || others.length > 0) return undefined
    return { kind: 'link', to: target.screen, params: { [parameter]: key }, ...copy }
  }
  const params = Object.entries(target.screen.params).map(([parameter, of]) => [
    parameter,
    of === target.key ? key : of,
  ])
  return { kind: 'link', to: target.screen.name, params: Object.fromEntries(params), ...copy }
}

function withLabel({ label }: EntityField): { label?: string } {
  return label === undefined ? {} : { label }
}

/** `sortable: false` overrides the entity; the resolved definition omits defaults. */
function withoutFalse(written: Words): Words {
  if (written.sortable !== false) return written
  return { ...written, sortable: undefined }
}

function nameOf({ field }: Words): string {
  return typeof field === 'string' ? field : ''
}
