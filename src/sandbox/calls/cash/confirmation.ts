import { type Confirmation, confirmationSchema } from '../../../../schemas/wire/cashReconciliation.ts'
import { selectionSchema, type WireSelection } from '../../../../schemas/wire/selection.ts'
import { logCall } from '../../apiLog/logCall.ts'
import { type Call, type CallRequest } from '../../call.ts'
import { confirmLists } from '../../cash/confirm.ts'
import { documentRow } from '../../cash/documents.ts'
import { createList, listRows, reopenLists, sumSelected } from '../../cash/lists.ts'
import { activeReason } from '../../cash/settings.ts'
import { type DocumentKind } from '../../cash/words.ts'
import { listsGrid } from '../../grids/cash/documents.ts'
import { listedTransactionsGrid, openTransactionsGrid } from '../../grids/cash/transactions.ts'
import { Refusal } from '../../refusal.ts'
import { requires } from '../../validate.ts'
import { bareGridCall } from '../gridCall.ts'
import { base, change, nothing, versionOf } from './change.ts'

const readSelection = requires<{ readonly selection: WireSelection }>({
  type: 'object',
  required: ['selection'],
  properties: { selection: selectionSchema },
})
const readConfirmation = requires<Confirmation>(confirmationSchema)

/** The two steps of a reconciliation: choosing transactions, and confirming their lists. */
export const confirmationCalls: readonly Call[] = [
  ...stepCalls('payment', 'reconciliation_payments_access'),
  ...stepCalls('transfer', 'reconciliation_transfers_access'),
  ...stepCalls('reallocation', 'reconciliation_reallocation_access'),
]

function stepCalls(kind: DocumentKind, resource: string): Call[] {
  const access = [resource] as const
  const select = `/transaction-list-info/select/${kind}/:id`
  const confirm = `/reconciliation/${kind}/:id/:lists`
  const rowIn = ({ store, param }: CallRequest, version?: number) =>
    documentRow(store.db, kind, param('id'), version)
  return [
    bareGridCall(`${base}${select}/grid`, access, request => openTransactionsGrid(rowIn(request))),
    bareGridCall(`${base}/${kind}/:id/lists/grid`, access, request => listsGrid(Number(rowIn(request).id))),
    bareGridCall(`${base}${confirm}/grid`, access, request => {
      const lists = listRows(request.store.db, rowIn(request), oneFor(kind, request.param('lists')))
      return listedTransactionsGrid(lists.map(({ id }) => Number(id)))
    }),
    {
      method: 'POST',
      path: `${base}${select}/sum`,
      access,
      answer: async request => {
        const { selection } = readSelection(await request.body())
        return { success: true, data: sumSelected(request.store.db, rowIn(request), selection) }
      },
    },
    change('POST', select, access, readSelection, (request, { selection }, actor) => {
      const id = createList(request.store.db, rowIn(request), selection, actor)
      return { message: `Transaction list ${id} was created.`, data: { transactionListId: id } }
    }),
    change('POST', confirm, access, readConfirmation, (request, form, actor) => {
      const { db } = request.store
      const document = rowIn(request, form.version ?? versionOf(request))
      const ids = oneFor(kind, request.param('lists'))
      const { rest, reason = null, note = null } = form
      if (reason) activeReason(db, 'AdjustmentReason', reason)
      confirmLists(
        db,
        document,
        ids,
        { rest: rest ?? 'keep', reason: reason ?? null, note: note ?? null },
        actor,
      )
      logBooking(request, String(document.reference), ids, actor.at)
      return `${kind[0]?.toUpperCase()}${kind.slice(1)} ${document.id} was reconciled with ${ids.replaceAll('&', ', ')}.`
    }),
    change('POST', `${confirm}/reopen`, access, nothing, (request, _, actor) => {
      const ids = oneFor(kind, request.param('lists'))
      reopenLists(request.store.db, rowIn(request), ids, actor)
      return `Transaction list ${ids.replaceAll('&', ', ')} was reopened: its transactions can be chosen again.`
    }),
  ]
}

/** What was reconciled is booked in the accounting system. */
function logBooking({ store }: CallRequest, reference: string, lists: string, at: string): void {
  logCall(store.db, {
    area: 'cash',
    at,
    system: 'Navision',
    direction: 'out',
    call: 'POST /CashReceipts',
    status: 201,
    duration: 240,
    documentNr: reference,
    request: JSON.stringify({ document: reference, lists: lists.split('&').map(Number) }),
    response: JSON.stringify({ entry: `CR-${reference}` }),
  })
}

/** A reallocation is confirmed with a single list (spec 2 §2.2). */
function oneFor(kind: DocumentKind, ids: string): string {
  if (kind === 'reallocation' && ids.includes('&'))
    throw new Refusal(400, 'A reallocation is confirmed with a single transaction list.')
  return ids
}
