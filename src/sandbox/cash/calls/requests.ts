import { type Rejection, rejectionSchema } from '../../../../schemas/wire/cashReconciliation.ts'
import { selectionSchema, type WireSelection } from '../../../../schemas/wire/selection.ts'
import { countCall } from '../../grid/filteredRowsCalls.ts'
import { bareGridCall } from '../../grid/gridCall.ts'
import { sumCall } from '../../grid/sumCall.ts'
import { type Call } from '../../server/call.ts'
import { requires } from '../../server/schemaGuards.ts'
import { counted } from '../../values/figures.ts'
import { decideRequest, decideRequests, withdrawRequest } from '../decideRequest.ts'
import { requestsGrid } from '../grids/requests.ts'
import { readRequest } from '../readRequest.ts'
import { activeReason } from '../settings.ts'
import { base, change, nothing, versionOf } from './changeCall.ts'

const path = '/transactions-queue'
const access = ['reconciliation_transactions_queue_access'] as const
const selected = { selection: selectionSchema } as const
const readSelection = requires<{ readonly selection: WireSelection }>({
  type: 'object',
  required: ['selection'],
  properties: selected,
})
const readRejection = requires<Rejection>(rejectionSchema)
const readRejections = requires<Rejection & { readonly selection: WireSelection }>({
  ...rejectionSchema,
  required: ['reason', 'selection'],
  properties: { ...rejectionSchema.properties, ...selected },
})
const approved = { status: 'approved' } as const

/** Approvals other than of payments and transfers: movements above a limit, and reversals. Our own calls. */
export const requestCalls: readonly Call[] = [
  bareGridCall(`${base}${path}/grid`, access, ({ user }) => requestsGrid(user.name)),
  countCall(`${base}${path}/counts`, access, ({ user }) => requestsGrid(user.name)),
  sumCall(`${base}${path}/sum`, access, ({ user }) => requestsGrid(user.name)),
  {
    method: 'GET',
    path: `${base}${path}/:id`,
    access,
    answer: ({ store, param, user }) => ({
      success: true,
      data: readRequest(store.db, param('id'), user.name, store.moment()),
    }),
  },
  change('POST', `${path}/approve`, access, readSelection, ({ store }, { selection }, actor) => {
    const count = decideRequests(store.db, selection, approved, actor)
    return `${counted(count, 'request was', 'requests were')} approved.`
  }),
  change(
    'POST',
    `${path}/reject`,
    access,
    readRejections,
    ({ store }, { selection, reason, note }, actor) => {
      activeReason(store.db, 'RejectionReason', reason)
      const verdict = { status: 'rejected', reason, note: note ?? null } as const
      return `${counted(decideRequests(store.db, selection, verdict, actor), 'request was', 'requests were')} rejected.`
    },
  ),
  change('POST', `${path}/:id/approve`, access, nothing, (request, _, actor) => {
    decideRequest(request.store.db, request.param('id'), approved, actor, versionOf(request))
    return `Request ${request.param('id')} was approved and booked.`
  }),
  change('POST', `${path}/:id/reject`, access, readRejection, ({ store, param }, form, actor) => {
    const { reason, note, version } = form
    activeReason(store.db, 'RejectionReason', reason)
    decideRequest(store.db, param('id'), { status: 'rejected', reason, note: note ?? null }, actor, version)
    return `Request ${param('id')} was rejected. Nothing was booked.`
  }),
  change('POST', `${path}/:id/withdraw`, access, nothing, (request, _, actor) => {
    withdrawRequest(request.store.db, request.param('id'), actor, versionOf(request))
    return `Request ${request.param('id')} was withdrawn. Nothing was booked.`
  }),
]
