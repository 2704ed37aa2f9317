import { type Cell } from '../../language/cell.ts'
import { type EntityField, type EntityFieldOf, type FieldType } from '../../language/entityField.ts'
import { type FilterKind } from '../../language/filter.ts'

/** Column widths in pixels by content: three characters, a number, a name, a title, a sentence. */
const sizes = { xs: 64, s: 92, m: 136, l: 184, xl: 260 } as const

/** Whether a value is a size of a column. */
export function isSize(size: unknown): size is keyof typeof sizes {
  return typeof size === 'string' && Object.hasOwn(sizes, size)
}

/** Pixels of a character of body text on average, and of the padding of a cell. */
const character = 7
const padding = 26

/** Kinds of filters for each type of field, the default first; empty: not filterable. */
export const filterKinds: Readonly<Record<FieldType, readonly FilterKind[]>> = {
  boolean: ['boolean'],
  date: ['dateRange', 'fromDate', 'toDate'],
  decimal: ['number', 'numberRange'],
  duration: ['number', 'numberRange'],
  file: [],
  id: ['text', 'number', 'select', 'multiSelect'],
  integer: ['number', 'numberRange', 'text'],
  json: [],
  list: ['multiSelect', 'select'],
  moment: ['dateRange', 'fromDate', 'toDate'],
  money: ['number', 'numberRange'],
  object: [],
  percent: ['number', 'numberRange'],
  reference: ['text', 'number', 'select', 'multiSelect'],
  status: ['multiSelect', 'select'],
  text: ['text', 'select', 'multiSelect', 'number'],
}

/** The types of fields that a cell can show; one that is not here shows the values of any type. */
export const cellTypes: Readonly<Partial<Record<string, readonly FieldType[]>>> = {
  boolean: ['boolean'],
  date: ['date', 'moment'],
  money: ['decimal', 'integer', 'money'],
  number: ['decimal', 'duration', 'id', 'integer', 'money', 'percent', 'reference'],
  progress: ['decimal', 'duration', 'integer', 'percent'],
}

/** Whether lists can be sorted by a field. */
export function isSortable({ type, sortable }: EntityField): boolean {
  return sortable !== false && !['file', 'json', 'list', 'object'].includes(type)
}

/** The cell of a field; undefined: text. Keys and references become links elsewhere. */
export function typeCell(field: EntityField): Cell | undefined {
  switch (field.type) {
    case 'boolean':
      return { kind: 'boolean' }
    case 'date':
      return { kind: 'date' }
    case 'moment':
      return { kind: 'date', ...(field.time !== false && { time: true }) }
    case 'integer':
      return { kind: 'number', ...(field.unit !== undefined && { unit: field.unit }) }
    case 'decimal':
      return {
        kind: 'number',
        ...(field.decimals !== undefined && { decimals: field.decimals }),
        ...(field.unit !== undefined && { unit: field.unit }),
      }
    case 'duration':
      return { kind: 'number', unit: field.unit ?? 'd' }
    case 'percent':
      return { kind: 'number', unit: '%' }
    case 'money':
      return { kind: 'money', currency: currencyOf(field) }
    case 'list':
      return field.entity === undefined ? { kind: 'list' } : undefined
    case 'status':
      return { kind: 'status', values: field.options }
    case 'id':
    case 'reference':
    case 'text':
      return field.copy ? { kind: 'text', copy: true } : undefined
    default:
      return undefined
  }
}

/** The field that holds the currency of an amount. */
function currencyOf({ currency }: EntityFieldOf<'money'>): string {
  return currency ?? 'currency'
}

/** Width of a column in pixels, wide enough for its label; undefined: it shares the free width. */
export function typeWidth(field: EntityField, label: string): number | undefined {
  const content = field.size === undefined ? contentWidth(field) : sizes[field.size]
  if (content === undefined) return undefined
  return Math.ceil(Math.max(content, padding + character * label.length) / 4) * 4
}

function contentWidth(field: EntityField): number | undefined {
  switch (field.type) {
    case 'boolean':
    case 'duration':
    case 'integer':
    case 'percent':
      return sizes.xs
    case 'decimal':
    case 'id':
      return sizes.s
    case 'date':
    case 'reference':
      return 104
    case 'money':
      return 116
    case 'moment':
      return field.time === false ? 104 : 160
    case 'status':
      return padding + character * Math.max(...statusOptions(field).map(({ label }) => label.length))
    default:
      return undefined
  }
}

/** The options of a status field as the filter and form controls offer them. */
export function statusOptions({
  options,
}: Pick<EntityFieldOf<'status'>, 'options'>): { value: string; label: string }[] {
  return Object.entries(options).map(([value, { label }]) => ({ value, label }))
}
