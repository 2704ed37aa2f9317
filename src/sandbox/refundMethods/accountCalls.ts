import { type RefundAccount, refundAccountSchema } from '../../../schemas/wire/refundAccount.ts'
import { type ActionReply } from '../../../schemas/wire/selection.ts'
import { refundSettings } from '../refunds/settings.ts'
import { type Call } from '../server/call.ts'
import { requires } from '../server/schemaGuards.ts'
import { refundAccount, saveAccount } from './accounts.ts'

const readAccount = requires<RefundAccount>(refundAccountSchema)
const path = '/api/finance/refunds/details/account-details/:idrefund'

/** What customers have given for their refunds, spec 2 §7.4; the call that changes it is our own. */
export const refundAccountCalls: readonly Call[] = [
  {
    method: 'GET',
    path,
    // Customer service has it with the rows of its own screen.
    access: ['finance_refund_index'],
    answer: ({ store, param }) => ({ success: true, data: refundAccount(store.db, param('idrefund')) }),
  },
  {
    method: 'PUT',
    path,
    access: ['finance_refund_index'],
    answer: async ({ store, user, param, body }): Promise<ActionReply> => {
      const account = readAccount(await body())
      saveAccount(store.db, param('idrefund'), account, { user: user.name, at: store.moment() })
      return { success: true, message: 'The account details were saved.' }
    },
  },
  {
    method: 'GET',
    path: '/api/finance/refunds/replace-allowed',
    access: ['finance_refund_index', 'return_index_csr'],
    answer: ({ store }) => ({ success: true, data: refundSettings(store.db).replaceAllowed }),
  },
]
