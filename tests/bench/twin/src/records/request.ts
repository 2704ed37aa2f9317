import { type GridPage, readGridReply } from '../../../../../schemas/wire/gridReply.ts'
import { type GridOptions } from '../../../../../schemas/wire/gridRequest.ts'
import { post, showFailure } from '../api.ts'
import { setFirstRows } from '../firstRows.ts'
import { fieldsOf, type Layout, type layouts } from './fields.ts'
import { type RecordFilters, type RecordsState, readState } from './state.ts'

/** The first request, sent before anything is drawn, and the state that it is for. */
export interface RecordsData {
  readonly layout: Layout
  readonly first: { readonly state: RecordsState; readonly page: Promise<GridPage | undefined> }
}

export function loadRecords(layout: Layout, request: Request): RecordsData {
  const state = readState(new URL(request.url).searchParams)
  const page = fetchRecords(layout, state, request.signal)
  setFirstRows(page)
  return { layout, first: { state, page } }
}

/** One page of records; undefined after a failure, which is reported to the user. */
export async function fetchRecords(
  layout: Layout,
  state: RecordsState,
  signal: AbortSignal,
): Promise<GridPage | undefined> {
  const reply = await post(`/api/bench/${layout}`, { options: options(layout, state) }, signal)
  const page = reply.ok ? readGridReply(reply.data) : undefined
  if (page) return page
  if (!signal.aborted && (reply.ok || !reply.handled))
    showFailure(reply, 'An unexpected error occurred while loading the grid data.')
  return undefined
}

function options(layout: Layout, { page, size, sort, filters }: RecordsState): GridOptions {
  return {
    pagination: { limit: size, offset: (page - 1) * size },
    filter: terms(filters),
    sort: [{ index: sort.field, order: sort.order }],
    columns: columnFields[layout],
  }
}

function terms({ text1, text2, status1 }: RecordFilters): GridOptions['filter'] {
  return [
    ...(text1 ? [[{ index: 'text1', value: text1, condition: 'like' as const }]] : []),
    ...(text2 ? [[{ index: 'text2', value: text2, condition: 'like' as const }]] : []),
    ...(status1 ? [[{ index: 'status1', value: status1, condition: 'equals' as const }]] : []),
  ]
}

const columnFields = { narrow: allFields('narrow'), wide: allFields('wide') }

function allFields(layout: Layout): string[] {
  const kinds = [
    'text',
    'money',
    'number',
    'date',
    'status',
    'flag',
  ] as const satisfies (keyof typeof layouts.wide)[]
  return ['id', ...kinds.flatMap(kind => fieldsOf(layout, kind))]
}
