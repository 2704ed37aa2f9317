import { fieldOf, messageOf, readId } from '../../../schemas/wire/envelope.ts'
import { type Failure } from '../call.ts'
import { type ToastSpec } from '../toasts/merge.ts'

/** The `message` of a failed reply; undefined when it has none. The page of a proxy is no message. */
export function serverMessage(reply: Failure): string | undefined {
  return messageOf(reply.data)
}

/** The error toast of a failed reply: the server's message, else the fallback, with the server's ErrorLogId (spec 1 §8). */
export function failureToast(reply: Failure, fallback: string): ToastSpec {
  return { type: 'error', text: serverMessage(reply) ?? fallback, ...loggedAs(reply.data) }
}

/** The part of an error toast that says under which ErrorLogId the server has logged the failure, if it says so (spec 1 §8). */
export function loggedAs(data: unknown): Pick<ToastSpec, 'errorId'> {
  const id = readId(fieldOf(data, 'ErrorLogId'))
  return id === undefined ? {} : { errorId: String(id) }
}
