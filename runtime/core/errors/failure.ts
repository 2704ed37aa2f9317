import { fieldOf, messageOf, readId } from '../../../schemas/wire/envelope.ts'
import { type Failure } from '../calls.ts'
import { type ToastSpec } from '../toasts/merge.ts'

/** The `message` of a failed reply; undefined if it has none, as the HTML page of a proxy. */
export function serverMessage(reply: Failure): string | undefined {
  return messageOf(reply.data)
}

/** The error toast of a failed reply: the server's message, else the fallback, with the server's ErrorLogId (spec 1 §8). */
export function failureToast(reply: Failure, fallback: string): ToastSpec {
  return { type: 'error', text: serverMessage(reply) ?? fallback, ...loggedAs(reply.data) }
}

/** The ErrorLogId of a failed reply for its error toast, if there is one (spec 1 §8). */
export function loggedAs(data: unknown): Pick<ToastSpec, 'errorId'> {
  const id = readId(fieldOf(data, 'ErrorLogId'))
  return id === undefined ? {} : { errorId: String(id) }
}

type GlobalHandling = 'login' | 'forbidden' | 'notFound' | 'maintenance' | 'offline'

/**
 * The global handling of a failed reply, whatever its call (spec 1 §8), before any `onError`; undefined: the
 * caller handles it. `ignores404` is true for calls that declare what their failure means.
 */
export function globalHandling(
  status: number,
  call: { readonly publicPage: boolean; readonly ignores404: boolean },
): GlobalHandling | undefined {
  if (status === 401) return call.publicPage ? undefined : 'login'
  if (status === 403) return 'forbidden'
  if (status === 404) return call.ignores404 ? undefined : 'notFound'
  if (status === 502 || status === 503) return 'maintenance'
  return status === -1 ? 'offline' : undefined
}
