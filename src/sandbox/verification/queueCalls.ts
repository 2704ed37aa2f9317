import {
  type VerificationQueueForm,
  verificationQueueSchema,
} from '../../../schemas/wire/orderVerification.ts'
import { gridCall } from '../grid/gridCall.ts'
import { type Call } from '../server/call.ts'
import { requires } from '../server/schemaGuards.ts'
import { verificationQueueGrids } from './grid.ts'
import { queueOwners, saveQueue, switchQueue } from './queues.ts'
import { verificationRules } from './verificationRules.ts'
import { administration } from './verificationSteps.ts'

const read = requires<VerificationQueueForm>(verificationQueueSchema)
const readChange = requires<VerificationQueueForm>({
  ...verificationQueueSchema,
  required: [...verificationQueueSchema.required, 'version'],
})
const access = [administration] as const
const queues = '/api/finance/settings/order-verification-management'

/** The queues of order verification and their rules; the specification names the screen and no call. */
export const verificationQueueCalls: readonly Call[] = [
  gridCall(`${queues}/grid`, access, verificationQueueGrids.all),
  get('owners', queueOwners),
  get('rules', () =>
    Object.entries(verificationRules).map(([value, { label, counts }]) => ({ value, label, counts })),
  ),
  {
    method: 'POST',
    path: queues,
    access,
    answer: async ({ store, user, body }) =>
      saved(saveQueue(store, undefined, read(await body()), user.name), 'created'),
  },
  {
    method: 'PUT',
    path: `${queues}/:queueid`,
    access,
    answer: async ({ store, user, param, body }) =>
      saved(saveQueue(store, param('queueid'), readChange(await body()), user.name), 'saved'),
  },
  ...([true, false] as const).map(
    (active): Call => ({
      method: 'POST',
      path: `${queues}/:queueid/${active ? 'activate' : 'deactivate'}`,
      access,
      answer: ({ store, user, param }) =>
        saved(switchQueue(store, param('queueid'), active, user.name), active ? 'activated' : 'deactivated'),
    }),
  ),
]

function get(path: string, data: () => unknown): Call {
  return { method: 'GET', path: `${queues}/${path}`, access, answer: () => ({ success: true, data: data() }) }
}

function saved(found: number, done: string) {
  const orders = found === 0 ? '' : ` ${found} new ${found === 1 ? 'order was' : 'orders were'} found.`
  return { success: true, message: `The queue was ${done}.${orders}` }
}
