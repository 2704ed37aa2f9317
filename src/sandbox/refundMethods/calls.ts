import { type RefundMethodChange, refundMethodChangeSchema } from '../../../schemas/wire/refundMethod.ts'
import { type ActionReply } from '../../../schemas/wire/selection.ts'
import { gridQuery } from '../grid/gridQuery.ts'
import { readGridRequest } from '../grid/gridRequest.ts'
import { type Call } from '../server/call.ts'
import { requires } from '../server/schemaGuards.ts'
import { accountTypes, banks } from './bankInfo.ts'
import { refundMethodsGrid } from './grid.ts'
import { changeMethod, findMethod, listMethods } from './methods.ts'

const readChange = requires<RefundMethodChange>(refundMethodChangeSchema)

/** Whoever sees a refund, or says what methods ask for, sees the methods. */
const toSee = ['finance_refund_index', 'return_index_csr', 'finance_refund_admin'] as const
const toChange = ['finance_refund_admin'] as const

/** Refund methods and the lists that their fields are chosen from, spec 2 §7.4; the calls that change them are our own. */
export const refundMethodCalls: readonly Call[] = [
  get('/api/finance/refunds/methods/list', db => listMethods(db)),
  get('/api/finance/refunds/account-details/type/list', () => accountTypes),
  get('/api/finance/refunds/account-details/bank-info/list', () => banks),
  {
    method: 'POST',
    path: '/api/finance/refunds/methods/grid',
    access: toChange,
    // A row carries what its method asks for, because the form that changes it is opened from there.
    answer: async ({ store, body }) => {
      const reply = gridQuery(store.db, refundMethodsGrid, readGridRequest(await body()))
      const whole = reply.data.map(row => ({
        ...row,
        ...findMethod(store.db, String(Object(row).idRefundMethod)),
      }))
      return { ...reply, data: whole }
    },
  },
  {
    method: 'GET',
    path: '/api/finance/refunds/methods/:idrefundmethod',
    access: toChange,
    answer: ({ store, param }) => ({ success: true, data: findMethod(store.db, param('idrefundmethod')) }),
  },
  {
    method: 'PUT',
    path: '/api/finance/refunds/methods/:idrefundmethod',
    access: toChange,
    answer: async ({ store, user, param, body }): Promise<ActionReply> => {
      const change = readChange(await body())
      const by = { user: user.name, at: store.moment() }
      changeMethod(store.db, param('idrefundmethod'), change, by)
      return { success: true, message: 'The refund method was saved.' }
    },
  },
]

function get(path: string, data: (db: Parameters<typeof listMethods>[0]) => unknown): Call {
  return {
    method: 'GET',
    path,
    access: toSee,
    answer: ({ store }) => ({ success: true, data: data(store.db) }),
  }
}
