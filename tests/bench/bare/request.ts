/** What the list shows: page, sort and three filters. */
export interface Query {
  readonly page: number
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' }
  readonly orderNr: string
  readonly customerName: string
  readonly method: string
}

export interface Row {
  readonly idRefund: number
  readonly [field: string]: unknown
}

export interface Page {
  readonly data: readonly Row[]
  readonly rowCount: number
}

export const pageSize = 10

/** One page of refunds, as the server sends it; nothing of it is checked. */
export function fetchPage(query: Query, signal: AbortSignal): Promise<Page> {
  const filters = [
    { index: 'orderNr', value: query.orderNr, condition: 'equals' },
    { index: 'customerName', value: query.customerName, condition: 'like' },
    { index: 'method', value: query.method, condition: 'equals' },
  ]
  const options = {
    pagination: { limit: pageSize, offset: (query.page - 1) * pageSize },
    filter: filters.filter(({ value }) => value !== '').map(one => [one]),
    sort: [{ index: query.sort.field, order: query.sort.order }],
    columns: [],
  }
  return send('/api/finance/refunds/grid', {
    method: 'POST',
    body: JSON.stringify({ options }),
    signal,
  })
}

export async function fetchMethods(): Promise<readonly { alias: string; displayName: string }[]> {
  return (await send('/api/finance/refunds/methods/list', {})).data
}

async function send(path: string, init: RequestInit) {
  const token = document.cookie.match(/operations_console=([^;]*)/)?.[1] ?? ''
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${decodeURIComponent(token)}` }
  const response = await fetch(path, { ...init, headers })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}
