import ky from 'ky'
import { configuration } from './configuration.ts'
import { dropToken, token } from './session/token.ts'
import { showToast } from './toasts/toasts.ts'

/** What came back; -1 is no connection. `handled`: the user has been told or led away. */
export type Reply =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly status: number; readonly data: unknown; readonly handled: boolean }

const client = ky.create({ retry: 0, timeout: 60_000, throwHttpErrors: false, cache: 'no-store' })

export function get(path: string, signal?: AbortSignal): Promise<Reply> {
  return send('get', path, undefined, signal)
}

export function post(path: string, body: unknown, signal?: AbortSignal): Promise<Reply> {
  return send('post', path, body, signal)
}

async function send(method: string, path: string, body: unknown, signal?: AbortSignal): Promise<Reply> {
  const bearer = token()
  try {
    const response = await client(configuration().apiBase + path, {
      method,
      headers: { accept: 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
      ...(body !== undefined && { json: body }),
      ...(signal && { signal }),
    })
    const data = parsed(await response.text())
    if (response.ok) return { ok: true, data }
    return { ok: false, status: response.status, data, handled: everywhere(response.status) }
  } catch (cause) {
    if (signal?.aborted) throw cause
    showToast('error', 'Please make sure that you are connected to the internet')
    return { ok: false, status: -1, data: undefined, handled: true }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** What a status means whatever the call was; true when it led the user away. */
function everywhere(status: number): boolean {
  if (status === 401) {
    dropToken()
    const { pathname, search } = location
    location.assign(`/login?${new URLSearchParams({ returnTo: pathname + search })}`)
    return true
  }
  const screen = { 403: '/forbidden', 502: '/maintenance', 503: '/maintenance' }[status]
  if (screen === undefined) return false
  location.assign(screen)
  return true
}

/** The text of a failed reply, or the given one. */
export function failureText(data: unknown, otherwise: string): string {
  const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : undefined
  return typeof message === 'string' && message !== '' ? message : otherwise
}

/** What stands in `data` of a reply. */
export function dataOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'data' in data ? data.data : undefined
}
