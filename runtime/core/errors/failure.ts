import { type Failure } from '../call.ts'
import { type ToastSpec } from '../toasts/merge.ts'
import { valueAt } from '../valueAt.ts'

/** The `message` of a failed reply; undefined when it has none. The page of a proxy is no message. */
export function serverMessage(reply: Failure): string | undefined {
  const message = valueAt(reply.data, 'message')
  return typeof message === 'string' && message.trim() !== '' ? message : undefined
}

/** The error toast of a failed reply: the server's message, else the fallback, with the server's ErrorLogId (spec 1 §8). */
export function failureToast(reply: Failure, fallback: string): ToastSpec {
  const id = valueAt(reply.data, 'ErrorLogId')
  const text = serverMessage(reply) ?? fallback
  const known = (typeof id === 'string' && id !== '') || typeof id === 'number'
  return known ? { type: 'error', text, errorId: String(id) } : { type: 'error', text }
}
