import { messageOf } from '../../../schemas/wire/envelope.ts'
import { messages } from '../messages.ts'
import { valueAt } from '../objects.ts'

/**
 * Text of the toast after a failed sign-in: 'Authentication error', ': ', and the server's message, else the
 * raw text of the reply, else the message of the error (spec 2 §8). Takes a failed reply or any thrown value.
 */
export function signInFailure(cause: unknown): string {
  if (valueAt(cause, 'status') === -1) return `${messages.signInFailed}: ${messages[unreached(cause)]}`
  const raw = valueAt(cause, 'data')
  const known = [messageOf(raw), raw, valueAt(cause, 'message'), valueAt(cause, 'statusText')]
  const text = known.find(candidate => typeof candidate === 'string' && candidate.trim() !== '')
  return text === undefined ? messages.signInFailed : `${messages.signInFailed}: ${text}`
}

/** Key of the message that explains why there is no reply. */
function unreached(cause: unknown): 'offline' | 'redirected' | 'unanswered' | 'waitStopped' {
  const reason = valueAt(cause, 'reason')
  if (reason === 'stopped') return 'waitStopped'
  return reason === 'unanswered' || reason === 'redirected' ? reason : 'offline'
}
