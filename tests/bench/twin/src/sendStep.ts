import { isTaken, messageOf } from '../../../../schemas/wire/envelope.ts'
import { post, type Reply, showFailure } from './api.ts'
import { showToast } from './toasts/toasts.ts'

/** How a step has ended; `conflict`: somebody else was faster. */
export type Sent = 'done' | 'conflict' | 'failed'

/** Takes a step of one refund or of many, and tells the user how it ended. */
export async function sendStep(call: string, body: unknown): Promise<Sent> {
  const reply = await post(call, body)
  if (!reply.ok || !isTaken(reply.data)) return failed(reply)
  const message = messageOf(reply.data)
  if (message !== undefined) showToast('success', message)
  return 'done'
}

function failed(reply: Reply): Sent {
  if (reply.ok || !reply.handled) showFailure(reply, 'An error occurred!')
  return !reply.ok && reply.status === 409 ? 'conflict' : 'failed'
}
