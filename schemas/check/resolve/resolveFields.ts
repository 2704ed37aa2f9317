import { type Cell } from '../../language/cell.ts'
import { type Entity, type EntityField } from '../../language/entity.ts'
import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, isObject, items } from '../item.ts'
import { filterKinds, isSortable, statusOptions, typeCell, typeWidth } from './fieldTypes.ts'
import { type Vocabulary } from './vocabulary.ts'

/** What fields are resolved with: the entity of the records, if one is named, and where findings go. */
export interface FieldContext {
  readonly file: string
  readonly vocabulary: Vocabulary
  /** Entity of the records; undefined: fields are written in full; 'wrong': it was named wrongly, which is found already. */
  readonly entity: Entity | 'wrong' | undefined
  readonly found: (finding: Finding) => void
}

type Words = Readonly<Record<string, unknown>>

/** The columns of a grid with labels, cells, widths and sorting from the entity; what a column says itself wins. */
export function resolveColumns(list: Item, context: FieldContext): unknown {
  return resolveEntries(list, context, (written, field, item) => {
    const label = typeof written.label === 'string' ? written.label : (field?.label ?? '')
    const width = field && typeWidth(field, label)
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

/** Label and value pairs, as of details, tables, tooltips and summaries. */
export function resolveLabelled(list: Item, context: FieldContext): unknown {
  return resolveEntries(list, context, (written, field) => ({
    ...(field && withLabel(field)),
    ...cellKey(written, field, context),
    ...written,
  }))
}

/** The filters of a grid with kind, label and options from the entity. */
export function resolveFilters(list: Item, context: FieldContext): unknown {
  const resolve = (written: Words, field: EntityField | undefined, item: Item) => {
    if (!field) return written
    const kinds = filterKinds[field.type]
    const kind = typeof written.kind === 'string' ? written.kind : kinds[0]
    if (kind === undefined || field.filterable === false) {
      context.found(finding(context.file, item, explain.filterUnsupported(nameOf(written), field.type)))
      return written
    }
    if (!kinds.some(one => one === kind))
      context.found(
        finding(context.file, child(item, 'kind'), explain.filterKindUnfit(kind, field.type, kinds)),
      )
    const ends: Words = { fromDate: ' from', toDate: ' to' }
    const chosen = kind === 'select' || kind === 'multiSelect'
    return {
      kind,
      label: `${field.label ?? ''}${ends[kind] ?? ''}`,
      ...(kind === 'text' && field.type === 'text' && !field.exact && { condition: 'like' }),
      ...(kind === 'number' && (field.type === 'id' || field.type === 'reference') && { steps: false }),
      ...(chosen && field.type === 'status' && { options: statusOptions(field) }),
      ...written,
    }
  }
  return resolveEntries(list, context, resolve, { kind: 'text' })
}

function resolveEntries(
  list: Item,
  context: FieldContext,
  resolve: (written: Words, field: EntityField | undefined, item: Item) => unknown,
  /** Keys that an unknown field cannot give, so that one mistake is one finding. */
  instead: Words = {},
): unknown {
  if (!Array.isArray(list.value)) return list.value
  return items(list).map(item => {
    const written = typeof item.value === 'string' ? { field: item.value } : item.value
    if (!isObject(written)) return written
    const name = nameOf(written)
    const { entity } = context
    if (entity === 'wrong') return { label: name, ...instead, ...written }
    if (!entity) {
      if (typeof item.value === 'string')
        context.found(finding(context.file, item, explain.entityMissing(name)))
      return typeof item.value === 'string'
        ? { label: name, ...instead, ...written }
        : resolve(written, undefined, item)
    }
    const field = name === '' ? undefined : fieldAt(name, entity, context.vocabulary)
    if (field || name === '') return resolve(written, field, item)
    const place = typeof item.value === 'string' ? item : child(item, 'field')
    const known = Object.keys(entity.fields)
    context.found(finding(context.file, place, explain.entityFieldUnknown(name, entity.name, known)))
    return { label: name, ...instead, ...written }
  })
}

/** The field at a dotted path, through records inside the record. */
export function fieldAt(path: string, entity: Entity, vocabulary: Vocabulary): EntityField | undefined {
  if (Object.hasOwn(entity.fields, path)) return entity.fields[path]
  const [first = '', ...rest] = path.split('.')
  const field = Object.hasOwn(entity.fields, first) ? entity.fields[first] : undefined
  if (rest.length === 0 || field?.type !== 'object') return undefined
  const inner = vocabulary.entities.get(field.entity)
  return inner && fieldAt(rest.join('.'), inner, vocabulary)
}

function cellKey(written: Words, field: EntityField | undefined, context: FieldContext): { cell?: Cell } {
  if (!field || written.cell !== undefined) return {}
  const cell = linkOf(nameOf(written), field, context) ?? typeCell(field)
  return cell === undefined ? {} : { cell }
}

/** The link of a key to the screen of its record, of a reference to the screen of the record it names. */
function linkOf(
  name: string,
  field: EntityField,
  { entity: own, vocabulary }: FieldContext,
): Cell | undefined {
  const entity = own === 'wrong' ? undefined : own
  const isKey = field.type === 'id' && entity?.key === name
  const target =
    field.type === 'reference' ? vocabulary.entities.get(field.entity) : isKey ? entity : undefined
  if (target?.screen === undefined) return undefined
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

/** A column says `sortable: false` against its entity; the resolved definition leaves defaults out. */
function withoutFalse(written: Words): Words {
  if (written.sortable !== false) return written
  return { ...written, sortable: undefined }
}

function nameOf({ field }: Words): string {
  return typeof field === 'string' ? field : ''
}
