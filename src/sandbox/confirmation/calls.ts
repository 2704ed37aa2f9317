import {
  type ConfirmationDecision,
  confirmationDecisionSchema,
} from '../../../schemas/wire/orderConfirmation.ts'
import { inTransaction } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { countCall, totalCall } from '../grid/filteredRowsCalls.ts'
import { gridCall } from '../grid/gridCall.ts'
import { gridQuery } from '../grid/gridQuery.ts'
import { readGridRequest } from '../grid/gridRequest.ts'
import { type Call, type CallRequest } from '../server/call.ts'
import { Refusal } from '../server/refusal.ts'
import { requires } from '../server/schemaGuards.ts'
import { answerByLink, orderOfLink } from './byCustomer.ts'
import { confirmationRecord } from './confirmationRecord.ts'
import { confirmationVerbs, isConfirmationVerb } from './confirmationSteps.ts'
import { change, decideConfirmation, findConfirmation, takeNextConfirmation } from './decideConfirmation.ts'
import { addEvent } from './events.ts'
import { confirmationGrid, invalidOrdersGrid } from './grid.ts'
import { invalidateReasons } from './invalidateReasons.ts'
import { sendLink } from './sendLink.ts'

const read = requires<ConfirmationDecision>(confirmationDecisionSchema)
const access = ['oms_verification_access'] as const
const queue = '/api/cs/verification'
const invalid = ['oms_invalid_access'] as const
const link = '/api/oms/public/order/verification/:token'

/**
 * The verification queue of customer service and the orders that were given up; the specification names the screens and no
 * call. GET /api/oms/public/order/verification/{token} is that of spec 2 §7.5, the calls that answer it are our own.
 */
export const confirmationCalls: readonly Call[] = [
  { method: 'POST', path: `${queue}/grid`, access, answer: ordersToConfirm },
  countCall(`${queue}/counts`, access, confirmationGrid),
  { method: 'GET', path: `${queue}/reasons`, access, answer: reasons },
  {
    method: 'POST',
    path: `${queue}/take-next`,
    access,
    answer: ({ store, user }) => {
      const row = takeNextConfirmation(store, user.name)
      return {
        success: true,
        message: `Order ${row.order_nr} is yours. Call ${row.customer_name} on ${row.phone}.`,
        data: { orderNr: row.order_nr },
      }
    },
  },
  {
    method: 'GET',
    path: `${queue}/:ordernr`,
    access,
    answer: ({ store, user, param }) => ({
      success: true,
      data: confirmationRecord(store.db, param('ordernr'), user.name, store.moment()),
    }),
  },
  ...Object.keys(confirmationVerbs)
    .filter(isConfirmationVerb)
    .map(
      (verb): Call => ({
        method: 'POST',
        path: `${queue}/:ordernr/${verb}`,
        access,
        answer: async ({ store, user, param, body }) => {
          decideConfirmation(store, param('ordernr'), verb, user.name, read(await body()))
          const orderNr = param('ordernr')
          return {
            success: true,
            message: `Order ${orderNr} was ${confirmationVerbs[verb]}.`,
            data: { orderNr },
          }
        },
      }),
    ),
  gridCall('/api/cs/invalid/grid', invalid, invalidOrdersGrid),
  totalCall('/api/cs/invalid/totals', invalid, invalidOrdersGrid),
  {
    method: 'POST',
    path: '/api/cs/invalid/:ordernr/reopen',
    access: invalid,
    answer: async ({ store, user, param, body }) => {
      reopenOrder(store, param('ordernr'), user.name, read(await body()).note ?? '')
      return { success: true, message: `Order ${param('ordernr')} will be called again.` }
    },
  },
  {
    method: 'GET',
    path: link,
    access: 'public',
    answer: ({ store, param }) => ({ success: true, data: orderOfLink(store, param('token')) }),
  },
  ...(['confirm', 'cancel'] as const).map(
    (answer): Call => ({
      method: 'POST',
      path: `${link}/${answer}`,
      access: 'public',
      answer: ({ store, param }) => {
        answerByLink(store, param('token'), answer)
        return { success: true }
      },
    }),
  ),
]

function reasons() {
  return { success: true, data: invalidateReasons.map(value => ({ value, label: value })) }
}

/** Beside its own fields a row says whose it is. */
async function ordersToConfirm({ store, user, body }: CallRequest) {
  const options = readGridRequest(await body())
  const columns = options.columns.filter(column => column !== 'owned')
  const reply = gridQuery(store.db, confirmationGrid, { ...options, columns })
  const owned = (by: unknown) => (by === null ? 'nobody' : by === user.name ? 'me' : 'other')
  return { ...reply, data: reply.data.map(row => ({ ...row, owned: owned(Object(row).takenBy) })) }
}

/**
 * Puts an order that was given up back to those that are called, with a new link. Throws a Refusal: 404, 409 when it is not
 * given up any more, or finance has done it.
 */
function reopenOrder(store: Store, orderNr: string, user: string, note: string): void {
  const { db } = store
  inTransaction(db, () => {
    const row = findConfirmation(db, orderNr)
    if (row.status !== 'invalid') throw new Refusal(409, `Order ${orderNr} is no longer given up.`)
    if (row.source === 'finance')
      throw new Refusal(
        409,
        `Order ${orderNr} was given up by finance. Only someone who manages the finance queues can decide it.`,
      )
    change(store, row, {
      status: 'waiting',
      source: null,
      way: null,
      decided_by: null,
      reason: null,
      attempts: 0,
    })
    addEvent(db, { orderNr, at: store.moment(), kind: 'reopened', user, note: note.trim() || null })
    sendLink(store, row, user)
  })
}
