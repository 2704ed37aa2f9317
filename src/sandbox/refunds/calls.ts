import { countCall } from '../grid/filteredRowsCalls.ts'
import { gridCall } from '../grid/gridCall.ts'
import { sumCall } from '../grid/sumCall.ts'
import { type Call } from '../server/call.ts'
import { refundsGrid, refundsGridOf } from './grid.ts'
import { findRefund, refundBalance, refundComments, refundCustomer, refundGesture } from './refunds.ts'
import { refundSettings } from './settings.ts'

const resource = ['finance_refund_index'] as const

/** Refunds, spec 2 §7.4. */
export const refundCalls: readonly Call[] = [
  gridCall('/api/finance/refunds/grid', resource, ({ user, store }) =>
    refundsGridOf(user.name, refundSettings(store.db)),
  ),
  countCall('/api/finance/refunds/counts', resource, refundsGrid),
  sumCall('/api/finance/refunds/sum', resource, refundsGrid),
  get('/api/finance/refunds/filters/default', resource, () => [
    { index: 'status', value: ['pending', 'waiting', 'ready', 'failed'] },
  ]),
  get('/api/finance/refunds/:idrefund', resource, findRefund),
  get('/api/finance/refunds/details/customer-details/:idrefund', resource, refundCustomer),
  get('/api/finance/refunds/details/balance-sheet/:idrefund', resource, refundBalance),
  get('/api/finance/refunds/details/commercial-gesture/:idrefund', resource, refundGesture),
  get('/api/finance/refunds/details/comment/:idrefund', resource, refundComments),
]

function get(
  path: string,
  access: Call['access'],
  answer: (db: Database, id: string, user: string) => unknown,
): Call {
  return {
    method: 'GET',
    path,
    access,
    answer: ({ store, user, param }) => ({
      success: true,
      data: answer(store.db, param('idrefund'), user.name),
    }),
  }
}

type Database = Parameters<typeof findRefund>[0]
