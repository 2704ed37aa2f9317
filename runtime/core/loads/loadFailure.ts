import { type Load } from '../../../schemas/index.ts'
import { type Failure } from '../call.ts'
import { serverMessage } from '../errors/failure.ts'
import { messages } from '../messages.ts'

export interface LoadFailure {
  /** Text of the error toast. Absent: none. */
  readonly toast?: string
  /** Name of the screen that opens instead. Absent: the screen goes on. */
  readonly go?: string
  /** What the screen goes on with. */
  readonly value: unknown
}

/** What `onError` of a load says about a failed reply. Its toast 'server' is the server's message, else its status text. */
export function loadFailure(load: Load, reply: Failure): LoadFailure {
  const { toast, go, value = null } = load.onError
  const text = toast === 'server' ? serverMessage(reply) || reply.statusText || messages.error : toast
  return { value, ...(text !== undefined && { toast: text }), ...(go !== undefined && { go }) }
}
