import { type Call } from '../server/call.ts'
import { Refusal } from '../server/refusal.ts'
import { workQueueFigures } from './workQueueFigures.ts'
import { workQueueOf } from './workQueues.ts'

/** The figures of what waits; the specification names the home page and no call for it. */
export const workQueueCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/api/navigation/work/:queue',
    // Each queue asks for what its list asks for.
    access: 'session',
    answer: ({ store, user, param }) => {
      const queue = workQueueOf(param('queue'), user.name)
      if (!queue) throw new Refusal(404, `There is no work queue ${param('queue')}.`)
      if (Array.isArray(queue.access) && !queue.access.some(resource => user.resources.has(resource)))
        throw new Refusal(403, "You don't have permission for this work queue.")
      return { success: true, data: { queue: param('queue'), ...workQueueFigures(store, queue) } }
    },
  },
]
