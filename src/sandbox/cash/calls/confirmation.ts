import {
  type Confirmation,
  confirmationSchema,
  type Reversal,
  reversalSchema,
} from '../../../../schemas/wire/cashReconciliation.ts'
import {
  selectionSchema,
  summedSelectionSchema,
  type WireSelection,
} from '../../../../schemas/wire/selection.ts'
import { bareGridCall } from '../../grid/gridCall.ts'
import { readBareGridRequest } from '../../grid/gridRequest.ts'
import { listGrid } from '../../grid/listGrid.ts'
import { sumCall } from '../../grid/sumCall.ts'
import { type Call, type CallRequest } from '../../server/call.ts'
import { Refusal } from '../../server/refusal.ts'
import { requires } from '../../server/schemaGuards.ts'
import { counted } from '../../values/figures.ts'
import { type DocumentKind } from '../cashStatuses.ts'
import { confirmLists } from '../confirmLists.ts'
import { documentName, documentRow } from '../documents.ts'
import { listsGrid } from '../grids/documents.ts'
import { listedTransactionsGrid, openTransactionsGrid } from '../grids/transactions.ts'
import { createList, listRows, removeFromLists, reopenLists, splitLists, sumSelected } from '../lists.ts'
import { logBooking } from '../logBooking.ts'
import { acceptProposal, proposalFields, proposalsFor } from '../proposals.ts'
import { waitingText } from '../requests.ts'
import { askForReversal } from '../reverseConfirmation.ts'
import { activeReason } from '../settings.ts'
import { base, change, nothing, versionOf } from './changeCall.ts'

const readSelection = requires<{ readonly selection: WireSelection }>({
  type: 'object',
  required: ['selection'],
  properties: { selection: selectionSchema },
})
/** The sum is shown before the first row is selected, too. */
const readSummed = requires<{ readonly selection: WireSelection }>({
  type: 'object',
  required: ['selection'],
  properties: { selection: summedSelectionSchema },
})
const readReversal = requires<Reversal>(reversalSchema)
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
        const { selection } = readSummed(await request.body())
        return { success: true, data: sumSelected(request.store.db, rowIn(request), selection) }
      },
    },
    {
      method: 'POST',
      path: `${base}${select}/proposals/grid`,
      access,
      answer: async request => {
        const rows = proposalsFor(request.store.db, rowIn(request)).map(({ row }) => row)
        return listGrid(rows, proposalFields, readBareGridRequest(await request.body()))
      },
    },
    change('POST', `${select}/proposals/:proposal`, access, nothing, (request, _, actor) => {
      const id = acceptProposal(request.store.db, rowIn(request), request.param('proposal'), actor)
      return { message: `Transaction list ${id} was created.`, data: { transactionListId: id } }
    }),
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
      const asked = confirmLists(
        db,
        document,
        ids,
        { rest: rest ?? 'keep', reason: reason ?? null, note: note ?? null },
        actor,
      )
      if (asked !== undefined)
        return waitingText(
          asked,
          `the difference between ${kind} ${document.id} and its lists is above the limit for one person`,
        )
      logBooking(request.store, 'POST /CashReceipts', String(document.reference), ids, actor.at)
      return `${documentName(document)} was reconciled with ${ids.includes('&') ? 'lists' : 'list'} ${ids.replaceAll('&', ', ')}.`
    }),
    change('POST', `${confirm}/reopen`, access, nothing, (request, _, actor) => {
      const ids = oneFor(kind, request.param('lists'))
      reopenLists(request.store.db, rowIn(request), ids, actor)
      return ids.includes('&')
        ? `Transaction lists ${ids.replaceAll('&', ', ')} were reopened. Their transactions can be selected again.`
        : `Transaction list ${ids} was reopened. Its transactions can be selected again.`
    }),
    sumCall(`${base}${confirm}/sum`, access, request => {
      const lists = listRows(request.store.db, rowIn(request), oneFor(kind, request.param('lists')))
      return listedTransactionsGrid(lists.map(({ id }) => Number(id)))
    }),
    change('POST', `${confirm}/remove`, access, readSelection, (request, { selection }, actor) => {
      const ids = oneFor(kind, request.param('lists'))
      const count = removeFromLists(request.store.db, rowIn(request), ids, selection, actor)
      return `${counted(count, 'transaction was', 'transactions were')} removed from the list and can be selected again.`
    }),
    change('POST', `${confirm}/split`, access, readSelection, (request, { selection }, actor) => {
      const ids = oneFor(kind, request.param('lists'))
      const id = splitLists(request.store.db, rowIn(request), ids, selection, actor)
      return {
        message: `Transaction list ${id} was created from the selected transactions.`,
        data: { transactionListId: id },
      }
    }),
    change('POST', `${confirm}/reverse`, access, readReversal, (request, form, actor) => {
      const document = rowIn(request, form.version)
      const ids = oneFor(kind, request.param('lists'))
      const why = { reason: form.reason.trim(), note: form.note?.trim() || null }
      const asked = askForReversal(request.store.db, document, ids, why, actor)
      return waitingText(
        asked,
        `the reconciliation of ${kind} ${document.id} is reversed when someone else approves it`,
      )
    }),
  ]
}

/** A reallocation is confirmed with a single list (spec 2 §2.2). */
function oneFor(kind: DocumentKind, ids: string): string {
  if (kind === 'reallocation' && ids.includes('&'))
    throw new Refusal(400, 'Confirm a reallocation with a single transaction list.')
  return ids
}
