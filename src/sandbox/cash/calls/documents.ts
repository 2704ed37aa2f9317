import {
  type ManualTransaction,
  manualTransactionSchema,
  type PaymentForm,
  paymentFormSchema,
  type ReallocationForm,
  type Rejection,
  reallocationFormSchema,
  rejectionSchema,
  type TransferForm,
  transferFormSchema,
} from '../../../../schemas/wire/cashReconciliation.ts'
import { selectionSchema, type WireSelection } from '../../../../schemas/wire/selection.ts'
import { countCall, totalCall } from '../../grid/filteredRowsCalls.ts'
import { bareGridCall } from '../../grid/gridCall.ts'
import { sumCall } from '../../grid/sumCall.ts'
import { type Call } from '../../server/call.ts'
import { requires } from '../../server/schemaGuards.ts'
import { counted } from '../../values/figures.ts'
import { decideDocument, decideSelected } from '../decideDocument.ts'
import {
  bookByHand,
  createPayment,
  createReallocation,
  createTransfer,
  editPayment,
  editReallocation,
} from '../forms.ts'
import { documentsGrid, listsGrid, queueGrid, waitingGrid } from '../grids/documents.ts'
import { transactionsGrid } from '../grids/transactions.ts'
import { waitingText } from '../requests.ts'
import { activeReason } from '../settings.ts'
import { base, change, nothing, versionOf } from './changeCall.ts'

const readPayment = requires<PaymentForm>(paymentFormSchema)
const readTransfer = requires<TransferForm>(transferFormSchema)
const readReallocation = requires<ReallocationForm>(reallocationFormSchema)
const readTransaction = requires<ManualTransaction>(manualTransactionSchema)
const readRejection = requires<Rejection>(rejectionSchema)
const readSelection = requires<{ readonly selection: WireSelection }>({
  type: 'object',
  required: ['selection'],
  properties: { selection: selectionSchema },
})
const readRejections = requires<Rejection & { readonly selection: WireSelection }>({
  ...rejectionSchema,
  required: ['reason', 'selection'],
  properties: { ...rejectionSchema.properties, selection: selectionSchema },
})

const payments = ['reconciliation_payments_access'] as const
const transfers = ['reconciliation_transfers_access'] as const
const reallocations = ['reconciliation_reallocation_access'] as const

/** Payments, transfers and reallocations with their approval queues, transactions and lists. */
export const documentCalls: readonly Call[] = [
  bareGridCall(`${base}/payments/grid`, payments, documentsGrid('payment', false)),
  totalCall(`${base}/payments/totals`, payments, documentsGrid('payment', false)),
  bareGridCall(`${base}/transfers/grid`, transfers, documentsGrid('transfer', false)),
  totalCall(`${base}/transfers/totals`, transfers, documentsGrid('transfer', false)),
  bareGridCall(`${base}/reallocations/grid`, reallocations, documentsGrid('reallocation', false)),
  totalCall(`${base}/reallocations/totals`, reallocations, documentsGrid('reallocation', false)),
  countCall(`${base}/payments/counts`, payments, documentsGrid('payment', false)),
  countCall(`${base}/transfers/counts`, transfers, documentsGrid('transfer', false)),
  countCall(`${base}/reallocations/counts`, reallocations, documentsGrid('reallocation', false)),
  change('POST', '/payments', payments, readPayment, ({ store }, form, actor) => {
    const id = createPayment(store.db, form, actor)
    return `Payment ${id} was created and is waiting for approval.`
  }),
  change('POST', '/transfers', transfers, readTransfer, ({ store }, form, actor) => {
    const id = createTransfer(store.db, form, actor)
    return `Transfer ${id} was created and is waiting for approval.`
  }),
  change('POST', '/reallocations', reallocations, readReallocation, ({ store }, form, actor) => {
    const id = createReallocation(store.db, form, actor)
    return `Reallocation ${id} was created.`
  }),
  change('PUT', '/reallocations/:id', reallocations, readReallocation, ({ store, param }, form, actor) => {
    editReallocation(store.db, param('id'), form, actor)
    return `Reallocation ${param('id')} was saved.`
  }),
  change(
    'PUT',
    '/payments-queue/:id',
    ['reconciliation_payments_queue_access'],
    readPayment,
    ({ store, param }, form, actor) => {
      editPayment(store.db, param('id'), form, actor)
      return `Payment ${param('id')} was saved.`
    },
  ),
  ...queueCalls('payment'),
  ...queueCalls('transfer'),
  bareGridCall(`${base}/transactions/grid`, ['reconciliation_transactions_access'], transactionsGrid),
  totalCall(`${base}/transactions/totals`, ['reconciliation_transactions_access'], transactionsGrid),
  change(
    'POST',
    '/transactions',
    ['reconciliation_transactions_access'],
    readTransaction,
    ({ store }, form, actor) => {
      const booked = bookByHand(store.db, form, actor)
      return 'transaction' in booked
        ? `Transaction ${booked.transaction} was booked.`
        : waitingText(booked.request, 'the amount is above the limit for one person')
    },
  ),
  bareGridCall(`${base}/transactions-lists/grid`, ['reconciliation_transactions_lists_access'], listsGrid()),
  countCall(`${base}/transactions-lists/counts`, ['reconciliation_transactions_lists_access'], listsGrid()),
  totalCall(`${base}/transactions-lists/totals`, ['reconciliation_transactions_lists_access'], listsGrid()),
]

function queueCalls(kind: 'payment' | 'transfer'): Call[] {
  const path = `/${kind}s-queue`
  const access = [`reconciliation_${kind}s_queue_access`] as const
  return [
    bareGridCall(`${base}${path}/grid`, access, ({ user }) => queueGrid(kind, user.name)),
    totalCall(`${base}${path}/totals`, access, ({ user }) => queueGrid(kind, user.name)),
    countCall(`${base}${path}/counts`, access, ({ user }) => queueGrid(kind, user.name)),
    sumCall(`${base}${path}/sum`, access, ({ user }) => queueGrid(kind, user.name)),
    change('POST', `${path}/approve`, access, readSelection, ({ store }, { selection }, actor) => {
      const count = decideSelected(store.db, waitingGrid(kind), selection, { status: 'approved' }, actor)
      return `${counted(count, `${kind} was`, `${kind}s were`)} approved.`
    }),
    change(
      'POST',
      `${path}/reject`,
      access,
      readRejections,
      ({ store }, { selection, reason, note }, actor) => {
        activeReason(store.db, 'RejectionReason', reason)
        const verdict = { status: 'rejected', reason, note: note ?? null } as const
        return `${counted(decideSelected(store.db, waitingGrid(kind), selection, verdict, actor), `${kind} was`, `${kind}s were`)} rejected.`
      },
    ),
    change('POST', `${path}/:id/approve`, access, nothing, (request, _, actor) => {
      const { store, param } = request
      decideDocument(store.db, kind, param('id'), { status: 'approved' }, actor, versionOf(request))
      return `1 ${kind} was approved.`
    }),
    change('POST', `${path}/:id/reject`, access, readRejection, ({ store, param }, form, actor) => {
      const { reason, note, version } = form
      activeReason(store.db, 'RejectionReason', reason)
      decideDocument(
        store.db,
        kind,
        param('id'),
        { status: 'rejected', reason, note: note ?? null },
        actor,
        version,
      )
      return `1 ${kind} was rejected.`
    }),
  ]
}
