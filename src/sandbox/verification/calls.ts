import {
  type VerificationDecision,
  type VerificationDecisions,
  verificationDecisionSchema,
  verificationDecisionsSchema,
} from '../../../schemas/wire/orderVerification.ts'
import { type WireSelection } from '../../../schemas/wire/selection.ts'
import { countComments } from '../comments/listComments.ts'
import { type Store } from '../database/store.ts'
import { countCall, totalCall } from '../grid/filteredRowsCalls.ts'
import { gridCall } from '../grid/gridCall.ts'
import { gridQuery } from '../grid/gridQuery.ts'
import { readGridRequest } from '../grid/gridRequest.ts'
import { sumCall } from '../grid/sumCall.ts'
import { type Call, type CallRequest } from '../server/call.ts'
import { requires } from '../server/schemaGuards.ts'
import { type SignedIn } from '../session/session.ts'
import { counted } from '../values/figures.ts'
import { commentOn, decide, takeNext } from './decideVerification.ts'
import { findVerification, queueRecord } from './findVerification.ts'
import { verificationGrid, verificationQueueGrids } from './grid.ts'
import { findQueue } from './queues.ts'
import { invalidReasons } from './verificationRules.ts'
import { administration, type Verb, verbs } from './verificationSteps.ts'

const readOne = requires<VerificationDecision>(verificationDecisionSchema)
const readMany = requires<VerificationDecisions>(verificationDecisionsSchema)

const access = ['finance_queue_verification'] as const
const home = '/api/finance/order-verification'
const queue = `${home}/:queueid`

/** Everything but taking over, which is for who manages the queues. */
const paths: readonly (readonly [path: string, verb: Verb])[] = [
  ['take', 'take'],
  ['release', 'release'],
  ['verify', 'verify'],
  ['invalidate', 'invalidate'],
  ['escalate', 'escalate'],
  ['take-over', 'takeOver'],
]

/** The verification of orders before they are shipped; the specification names the screens and no call. */
export const orderVerificationCalls: readonly Call[] = [
  gridCall(`${home}/grid`, access, verificationQueueGrids.worked),
  {
    method: 'GET',
    path: `${home}/reasons`,
    access,
    answer: () => ({ success: true, data: invalidReasons.map(value => ({ value, label: value })) }),
  },
  {
    method: 'GET',
    path: queue,
    access,
    answer: ({ store, user, param }) => ({
      success: true,
      data: queueRecord(store.db, findQueue(store.db, param('queueid')), user.name),
    }),
  },
  { method: 'POST', path: `${queue}/grid`, access, answer: ordersOfQueue },
  countCall(`${queue}/counts`, access, ({ store, param }) =>
    verificationGrid(Number(findQueue(store.db, param('queueid')).id)),
  ),
  totalCall(`${queue}/totals`, access, ({ store, param }) =>
    verificationGrid(Number(findQueue(store.db, param('queueid')).id)),
  ),
  sumCall(`${queue}/sum`, access, ({ store, param }) =>
    verificationGrid(Number(findQueue(store.db, param('queueid')).id)),
  ),
  {
    method: 'POST',
    path: `${queue}/take-next`,
    access,
    answer: ({ store, user, param }) => {
      const row = takeNext(store, Number(findQueue(store.db, param('queueid')).id), user)
      const orderNr = String(row.order_nr)
      return {
        success: true,
        message: `Order ${orderNr} is yours: ${row.finding}.`,
        data: { idQueue: row.queue_id, orderNr },
      }
    },
  },
  {
    method: 'GET',
    path: `${queue}/:idverification`,
    access,
    answer: ({ store, user, param }) => ({
      success: true,
      data: findVerification(store.db, param('queueid'), param('idverification'), user),
    }),
  },
  ...paths.flatMap(([path, verb]): Call[] => [
    {
      method: 'POST',
      path: `${queue}/${path}`,
      access: verb === 'takeOver' ? [administration] : access,
      answer: async request => {
        const { selection, ...said } = readMany(await request.body())
        return done(request, verb, selection, said)
      },
    },
    {
      method: 'POST',
      path: `${queue}/:idverification/${path}`,
      access: verb === 'takeOver' ? [administration] : access,
      answer: async request => {
        const said = readOne(await request.body())
        return done(request, verb, { ids: [request.param('idverification')] }, said)
      },
    },
  ]),
  {
    method: 'POST',
    path: `${queue}/:idverification/comment`,
    access,
    answer: async ({ store, user, param, body }) => {
      const { note } = readOne(await body())
      const id = Number(findQueue(store.db, param('queueid')).id)
      commentOn(store, id, param('idverification'), user, note ?? '')
      return { success: true, message: 'The comment was saved.' }
    },
  },
]

function done(
  { store, user, param }: Pick<CallRequest, 'store' | 'user' | 'param'>,
  verb: Verb,
  selection: WireSelection,
  said: VerificationDecision,
) {
  const id = Number(findQueue(store.db, param('queueid')).id)
  const count = decide(store, { queue: id, selection, verb, user, said })
  return { success: true, message: `${counted(count, 'order was', 'orders were')} ${verbs[verb].done}.` }
}

/** Beside its own fields a row says whether it is the user's, and how many comments its order has. */
async function ordersOfQueue({ store, user, param, body }: CallRequest) {
  const id = Number(findQueue(store.db, param('queueid')).id)
  const options = readGridRequest(await body())
  const added = ['comments', 'owned']
  const columns = options.columns.filter(column => !added.includes(column))
  const reply = gridQuery(store.db, verificationGrid(id), { ...options, columns })
  return { ...reply, data: reply.data.map(row => ({ ...row, ...personal(store, user, row) })) }
}

function personal(
  { db }: Store,
  { name }: SignedIn,
  { status, takenBy, orderNr }: Readonly<Record<string, unknown>>,
) {
  return {
    owned: status !== 'taken' ? 'nobody' : takenBy === name ? 'me' : 'other',
    comments: countComments(db, 'order', String(orderNr)),
  }
}
