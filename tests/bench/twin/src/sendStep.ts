import { post, type Reply, showFailure } from './api.ts'
import { fetchValidators } from './details/fetchValidators.ts'
import { showToast } from './toasts/toasts.ts'

/** How a step has ended; `conflict`: somebody else was faster. */
export type Sent = 'done' | 'conflict' | 'failed'

/** Takes a step of one refund or of many, and tells the user how it ended. */
export async function sendStep(call: string, body: unknown): Promise<Sent> {
  const reply = await post(call, body)
  const { actionReply } = await fetchValidators()
  if (!reply.ok || !actionReply(reply.data) || reply.data.success === false) return failed(reply)
  if (reply.data.message) showToast('success', reply.data.message)
  return 'done'
}

function failed(reply: Reply): Sent {
  if (reply.ok || !reply.handled) showFailure(reply, 'An error occurred!')
  return !reply.ok && reply.status === 409 ? 'conflict' : 'failed'
}
