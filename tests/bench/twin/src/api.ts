import { globalHandling } from '../../../../runtime/core/errors/failure.ts'
import { createHttp } from '../../../../src/adapters/http.ts'
import { configuration } from './configuration.ts'
import { dropToken, session } from './session/token.ts'
import { raise, showToast } from './toasts/toasts.ts'

/** What came back; -1 is no connection. `handled`: a message was shown, or the page has navigated. */
export type Reply =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly status: number; readonly data: unknown; readonly handled: boolean }

export function get(path: string, signal?: AbortSignal, ignores404 = true): Promise<Reply> {
  return send('GET', path, undefined, signal, ignores404)
}

export function post(path: string, body: unknown, signal?: AbortSignal, ignores404 = true): Promise<Reply> {
  return send('POST', path, body, signal, ignores404)
}

let early: Promise<Response> | undefined

/** The reply that left before the script had arrived; the first call for the list takes it. */
export function giveEarlyResources(reply: Promise<Response> | undefined): void {
  early = reply
}

export async function send(
  method: 'DELETE' | 'GET' | 'POST' | 'PUT',
  path: string,
  body: unknown,
  signal: AbortSignal | undefined,
  ignores404: boolean,
): Promise<Reply> {
  const http = createHttp(configuration().apiBase, session(), call => {
    if (call.path !== listPath) return undefined
    const sent = early
    early = undefined
    return sent
  })
  const reply = await http.send({
    method,
    path,
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  })
  return reply.ok ? reply : { ...reply, handled: everywhere(reply.status, ignores404) }
}

export const listPath = '/api/navigation/acl-resource'

/** The global handling of a status; true if a message was shown, or the page has navigated. */
function everywhere(status: number, ignores404: boolean): boolean {
  const rule = globalHandling(status, { publicPage: false, ignores404 })
  if (rule === 'offline') showToast('error', 'Please make sure that you are connected to the internet')
  else if (rule === 'login') {
    dropToken()
    const { pathname, search } = location
    location.assign(`/login?${new URLSearchParams({ returnTo: pathname + search })}`)
  } else if (rule) location.assign(screens[rule])
  return rule !== undefined
}

const screens = { forbidden: '/forbidden', notFound: '/not-found', maintenance: '/maintenance' }

/** Shows why a reply failed, with the id under which the server has logged it. */
export function showFailure({ data }: Reply, otherwise: string): void {
  const id = typeof data === 'object' && data !== null && 'ErrorLogId' in data ? data.ErrorLogId : undefined
  raise({
    type: 'error',
    text: failureText(data, otherwise),
    ...(id !== undefined && { errorId: String(id) }),
  })
}

/** The text of a failed reply, or the given one. */
export function failureText(data: unknown, otherwise: string): string {
  const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : undefined
  return typeof message === 'string' && message.trim() !== '' ? message : otherwise
}

/** The `data` of a reply. */
export function dataOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'data' in data ? data.data : undefined
}
