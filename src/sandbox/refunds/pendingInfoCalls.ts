import { type RefundAccount, refundAccountSchema } from '../../../schemas/wire/refundAccount.ts'
import { type ActionReply } from '../../../schemas/wire/selection.ts'
import { gridQuery } from '../grid/gridQuery.ts'
import { readGridRequest } from '../grid/gridRequest.ts'
import { refundAccount, writeAccount } from '../refundMethods/accounts.ts'
import { type Call } from '../server/call.ts'
import { requires } from '../server/schemaGuards.ts'
import { changedText, changeRefunds } from './changeRefunds.ts'
import { pendingInfoGrid } from './pendingInfoGrid.ts'

const readAccount = requires<RefundAccount>(refundAccountSchema)
const path = '/api/csr/refunds-pending-info'
const access = ['return_index_csr'] as const

/**
 * The customer-service view of the refunds that wait for customer info (spec 2 §2.3); the calls are our own. A row carries
 * what the customer has given already, because the form that completes it is opened from there.
 */
export const pendingInfoCalls: readonly Call[] = [
  {
    method: 'POST',
    path: `${path}/grid`,
    access,
    answer: async ({ store, body }) => {
      const reply = gridQuery(store.db, pendingInfoGrid, readGridRequest(await body()))
      const data = reply.data.map(row => ({
        ...Object(row),
        ...refundAccount(store.db, String(Object(row).idRefund)),
      }))
      return { ...reply, data }
    },
  },
  {
    method: 'PUT',
    path: `${path}/:idrefund`,
    access,
    answer: async ({ store, user, param, body }): Promise<ActionReply> => {
      const account = readAccount(await body())
      const id = param('idrefund')
      const count = changeRefunds(
        store.db,
        { ids: [id] },
        {
          verb: 'info',
          by: user.name,
          at: store.moment(),
          reason: null,
          version: account.version,
          before: () => writeAccount(store.db, id, account),
        },
      )
      return { success: true, message: changedText(count, 'info') }
    },
  },
]
