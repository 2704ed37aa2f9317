import { type ColumnsMemory } from '../../../../../runtime/core/grid/columnsMemory.ts'
import { columnFields } from './columns.tsx'
import { statusOptions } from './RefundStatus.tsx'

/** What the address says of the list. */
export interface RefundsState {
  readonly page: number
  readonly size: number
  readonly sort: RefundsSort
  readonly filters: RefundFilters
  /** Fields of the visible columns in their order. */
  readonly columns: readonly string[]
}

export interface RefundsSort {
  readonly field: string
  readonly order: 'asc' | 'desc'
}

/** Empty: not applied. */
export interface RefundFilters {
  readonly orderNr: string
  readonly customerName: string
  readonly status: readonly string[]
  readonly method: string
  readonly from: string
  readonly to: string
}

export const pageSizes = [5, 10, 25, 50]
export const defaultSort: RefundsSort = { field: 'createdAt', order: 'desc' }
export const noFilters: RefundFilters = {
  orderNr: '',
  customerName: '',
  status: [],
  method: '',
  from: '',
  to: '',
}

/** Names of the filters that hold one text, in the address. */
const textKeys = {
  orderNr: 'orderNr',
  customerName: 'customerName',
  method: 'method',
  from: 'createdAt.from',
  to: 'createdAt.to',
} as const

/** `memory` is how the user arranged the columns last; it counts where the address says nothing of them. */
export function readState(
  search: URLSearchParams,
  initial: RefundFilters,
  memory: ColumnsMemory,
): RefundsState {
  const page = search.get('page') ?? ''
  const size = Number(search.get('size'))
  return {
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    size: pageSizes.includes(size) ? size : 10,
    sort: readSort(search.get('sort')),
    columns: readColumns(search.get('cols'), memory),
    filters: {
      orderNr: search.get(textKeys.orderNr) ?? initial.orderNr,
      customerName: search.get(textKeys.customerName) ?? initial.customerName,
      method: search.get(textKeys.method) ?? initial.method,
      from: search.get(textKeys.from) ?? initial.from,
      to: search.get(textKeys.to) ?? initial.to,
      status: search.has('status') ? search.getAll('status').filter(isStatus) : initial.status,
    },
  }
}

/** As short as it can be: what is as on a fresh opening is left out. */
export function writeState(state: RefundsState, initial: RefundFilters): URLSearchParams {
  const search = new URLSearchParams()
  const { page, size, sort, filters, columns } = state
  if (page !== 1) search.set('page', String(page))
  if (size !== 10) search.set('size', String(size))
  if (sort.field !== defaultSort.field || sort.order !== defaultSort.order) {
    search.set('sort', sort.order === 'desc' ? `-${sort.field}` : sort.field)
  }
  for (const key of ['orderNr', 'customerName', 'method', 'from', 'to'] as const) {
    if (filters[key] !== initial[key]) search.set(textKeys[key], filters[key])
  }
  if (filters.status.join() !== initial.status.join()) {
    for (const status of filters.status.length > 0 ? filters.status : ['']) search.append('status', status)
  }
  if (!isDefault(columns)) search.set('cols', columns.join('-'))
  return search
}

/** The filters of a fresh opening, as the server lists them. */
export function initialFilters(list: unknown): RefundFilters {
  if (!Array.isArray(list)) return noFilters
  const filters: { -readonly [K in keyof RefundFilters]: RefundFilters[K] } = { ...noFilters }
  const known: readonly { readonly index: string; readonly value: unknown }[] = list
  for (const { index, value } of known) {
    if (index === 'status') filters.status = [value].flat().map(String).filter(isStatus)
    if (index === 'orderNr' || index === 'customerName' || index === 'method') filters[index] = String(value)
  }
  return filters
}

export function anyFilter({ status, ...texts }: RefundFilters): boolean {
  return status.length > 0 || Object.values(texts).some(text => text !== '')
}

function readSort(text: string | null): RefundsSort {
  const field = text?.replace(/^-/, '') ?? ''
  if (!columnFields.includes(field)) return defaultSort
  return { field, order: text?.startsWith('-') ? 'desc' : 'asc' }
}

function readColumns(text: string | null, { columns, hidden = [] }: ColumnsMemory): readonly string[] {
  const listed = known(text?.split(/[-,]/))
  if (listed.length > 0) return listed
  const arranged = known(columns)
  if (arranged.length === 0) return columnFields
  // A column that is in neither list came into being later.
  return columnFields
    .filter(field => !arranged.includes(field) && !hidden.includes(field))
    .reduce(behind, arranged)
}

function known(fields: readonly string[] = []): readonly string[] {
  return [...new Set(fields)].filter(field => columnFields.includes(field))
}

/** The columns with one more, at its initial position. */
function behind(columns: readonly string[], field: string): readonly string[] {
  const before = columnFields[columnFields.indexOf(field) - 1]
  return columns.toSpliced(before === undefined ? 0 : columns.indexOf(before) + 1, 0, field)
}

export function isDefault(columns: readonly string[]): boolean {
  return columns.join('-') === columnFields.join('-')
}

function isStatus(status: string): boolean {
  return statusOptions.some(({ value }) => value === status)
}
