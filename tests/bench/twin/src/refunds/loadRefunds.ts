import { type GridPage } from '../../../../../schemas/wire/gridReply.ts'
import { dataOf, failureText, get } from '../api.ts'
import { setFirstRows } from '../firstRows.ts'
import { showToast } from '../toasts/toasts.ts'
import { storedMemory } from './columnsMemory.ts'
import { fetchRefunds } from './request.ts'
import { initialFilters, type RefundFilters, type RefundsState, readState } from './state.ts'

export interface Option {
  readonly value: string
  readonly label: string
}

export interface RefundsData {
  readonly initial: RefundFilters
  readonly methods: readonly Option[]
  /** The first request, sent before anything is drawn, and the state that it is for. */
  readonly first: { readonly state: RefundsState; readonly page: Promise<GridPage | undefined> }
}

/** Default filters and methods side by side; the rows are asked for as soon as the default filters are there. */
export async function loadRefunds(request: Request): Promise<RefundsData> {
  const methods = loadMethods(request.signal)
  const initial = await loadDefaults(request.signal)
  const state = readState(new URL(request.url).searchParams, initial, storedMemory())
  const page = fetchRefunds(state, request.signal)
  setFirstRows(page)
  return { initial, methods: await methods, first: { state, page } }
}

async function loadDefaults(signal: AbortSignal): Promise<RefundFilters> {
  const reply = await get('/api/finance/refunds/filters/default', signal)
  if (reply.ok) return initialFilters(dataOf(reply.data))
  if (!reply.handled) showToast('error', 'An error ocurred, could not get default filters')
  return initialFilters([])
}

let kept: readonly Option[] | undefined

async function loadMethods(signal: AbortSignal): Promise<readonly Option[]> {
  if (kept) return kept
  const reply = await get('/api/finance/refunds/methods/list', signal)
  if (!reply.ok) {
    if (!reply.handled) showToast('error', failureText(reply.data, 'An error occurred!'))
    return []
  }
  const list = dataOf(reply.data)
  kept = Array.isArray(list)
    ? list.map(({ alias, displayName }) => ({ value: String(alias), label: String(displayName ?? alias) }))
    : []
  return kept
}
