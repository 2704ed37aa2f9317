/** What the address says of the records. */
export interface RecordsState {
  readonly page: number
  readonly size: number
  readonly sort: RecordsSort
  readonly filters: RecordFilters
}

export interface RecordsSort {
  readonly field: string
  readonly order: 'asc' | 'desc'
}

/** Empty: not applied. */
export interface RecordFilters {
  readonly text1: string
  readonly text2: string
  readonly status1: string
}

export const filterKeys = ['text1', 'text2', 'status1'] as const
export const pageSizes = [5, 10, 25, 50]
export const defaultSort: RecordsSort = { field: 'id', order: 'desc' }
export const noFilters: RecordFilters = { text1: '', text2: '', status1: '' }

export function readState(search: URLSearchParams): RecordsState {
  const page = search.get('page') ?? ''
  const size = Number(search.get('size'))
  const sort = search.get('sort')
  return {
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    size: pageSizes.includes(size) ? size : 10,
    sort: sort
      ? { field: sort.replace(/^-/, ''), order: sort.startsWith('-') ? 'desc' : 'asc' }
      : defaultSort,
    filters: {
      text1: search.get('text1') ?? '',
      text2: search.get('text2') ?? '',
      status1: search.get('status1') ?? '',
    },
  }
}

/** As short as it can be: what is as on a fresh opening is left out. */
export function writeState({ page, size, sort, filters }: RecordsState): URLSearchParams {
  const search = new URLSearchParams()
  if (page !== 1) search.set('page', String(page))
  if (size !== 10) search.set('size', String(size))
  if (sort.field !== defaultSort.field || sort.order !== defaultSort.order)
    search.set('sort', sort.order === 'desc' ? `-${sort.field}` : sort.field)
  for (const key of filterKeys) if (filters[key] !== '') search.set(key, filters[key])
  return search
}

/** Whether two states, or parts of them, say the same. */
export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
