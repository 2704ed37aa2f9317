import { type WireSelection } from '../../../schemas/wire/selection.ts'
import { addComment } from '../comments/addComment.ts'
import { invalidateByFinance } from '../confirmation/invalidateByFinance.ts'
import { type DatabaseRow, inTransaction, rowOf, rowsOf, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { expectCount, selectedRows } from '../grid/selectedRows.ts'
import { where } from '../grid/sqlCondition.ts'
import { navisionTypes } from '../navision/navisionTypes.ts'
import { queueDocuments } from '../navision/queueDocuments.ts'
import { addNotification, pushNotification } from '../notifications/addNotification.ts'
import { Refusal } from '../server/refusal.ts'
import { type SignedIn } from '../session/session.ts'
import { counted, figure } from '../values/figures.ts'
import { sumQueue } from './collectOrders.ts'
import { verificationGrid } from './grid.ts'
import { invalidReasons } from './verificationRules.ts'
import { refusalOf, type Verb, verbs } from './verificationSteps.ts'

/** The input of a decision. */
export interface Said {
  readonly reason?: string | null | undefined
  readonly note?: string | null | undefined
  /** Version of the order that the user saw; only about one order. Absent: any. */
  readonly version?: number | undefined
}

/**
 * Takes a step with the selected orders, all or none, and returns their number. Throws a Refusal: 400 for an
 * invalid reason, 404 for an order outside the queue, 409 with the name of a user who was faster.
 */
export function decide(
  store: Store,
  {
    queue,
    selection,
    verb,
    user,
    said,
  }: {
    readonly queue: number
    readonly selection: WireSelection
    readonly verb: Verb
    readonly user: SignedIn
    readonly said: Said
  },
): number {
  const { db } = store
  refuseReason(verb, said)
  const notificationIds: number[] = []
  const count = inTransaction(db, () => {
    const rows = selectedOrders(store, queue, selection)
    refuse(rows, verb, user, said)
    for (const row of rows) notificationIds.push(...change(store, row, verb, user, said))
    sumQueue(db, queue)
    return rows.length
  })
  for (const id of notificationIds) pushNotification(store, id)
  return count
}

/** Takes and returns the order that waits longest in the queue. Throws a Refusal (409) when none waits. */
export function takeNext(store: Store, queue: number, user: SignedIn): DatabaseRow {
  return inTransaction(store.db, () => {
    const row = rowOf(
      store.db,
      "SELECT * FROM verifications WHERE queue_id = ? AND status = 'open' ORDER BY entered_at, id LIMIT 1",
      queue,
    )
    if (!row) throw new Refusal(409, 'No orders are waiting in this queue.')
    change(store, row, 'take', user, {})
    sumQueue(store.db, queue)
    return row
  })
}

/** Adds a comment to an order in verification, as everywhere (spec 1 §7). Throws a Refusal: 400, 404. */
export function commentOn(store: Store, queue: number, id: string, user: SignedIn, note: string): void {
  const [row] = selectedOrders(store, queue, { ids: [id] })
  addComment(store, user.name, {
    entityType: 'order',
    entityId: String(row?.order_nr),
    isIssue: false,
    content: note,
  })
}

function selectedOrders({ db }: Store, queue: number, selection: WireSelection): DatabaseRow[] {
  const selected = selectedRows(verificationGrid(queue), selection, 'verification')
  const rows = rowsOf(db, `SELECT * FROM verifications${where(selected)} ORDER BY id`, ...selected.values)
  expectCount(selection, rows.length, 'order')
  if ('ids' in selection && rows.length < new Set(selection.ids.map(String)).size)
    throw new Refusal(
      404,
      rows.length === 0 ? 'This order is not in this queue.' : 'Not all of these orders are in this queue.',
    )
  if (rows.length === 0) throw new Refusal(404, 'This order is not in this queue.')
  return rows
}

function refuseReason(verb: Verb, { reason, note }: Said): void {
  if (verb === 'invalidate' && !invalidReasons.some(one => one === reason)) {
    const message = reason ? `'${reason.slice(0, 50)}' is not a valid reason.` : 'Reason is required.'
    throw new Refusal(400, message, [{ field: 'reason', message }])
  }
  if (verb === 'escalate' && (note ?? '').trim() === '') {
    const message = 'Decision needed is required.'
    throw new Refusal(400, message, [{ field: 'note', message }])
  }
}

function refuse(rows: readonly DatabaseRow[], verb: Verb, user: SignedIn, { version }: Said): void {
  const [only] = rows
  if (rows.length === 1 && only && version !== undefined && version !== only.version) {
    const last = refusalOf(only, verb, user)
    throw new Refusal(
      409,
      `Order ${only.order_nr} ${last ?? 'was changed in the meantime. Check it and try again'}.`,
    )
  }
  const refused = rows.flatMap(row => {
    const why = refusalOf(row, verb, user)
    return why === undefined ? [] : [`${row.order_nr} ${why}`]
  })
  const [first] = refused
  if (first === undefined) return
  if (rows.length === 1) throw new Refusal(409, `Order ${first}.`)
  const named = refused.slice(0, 3).join(', ')
  throw new Refusal(
    409,
    `${figure(refused.length)} of ${counted(rows.length, 'order')} cannot be ${verbs[verb].done}: ${named}${refused.length > 3 ? ', …' : ''}. Nothing was changed.`,
  )
}

/** Changes one order in the transaction of the caller; gives the notifications that are to be pushed after it. */
function change(
  store: Store,
  row: DatabaseRow,
  verb: Verb,
  user: SignedIn,
  { reason, note }: Said,
): number[] {
  const { db } = store
  const { to } = verbs[verb]
  const ends = to === 'verified' || to === 'invalid'
  const said = [reason, note?.trim()].filter(Boolean).join(': ') || null
  run(
    db,
    `UPDATE verifications SET status = ?, taken_by = ?, decided_by = ?, reason = ?, changed_at = ?, version = version + 1
     WHERE id = ?`,
    to,
    to === 'taken' ? user.name : null,
    ends ? user.name : null,
    ends ? said : null,
    store.moment(),
    Number(row.id),
  )
  if (to === 'verified') queueInvoice(store, row)
  run(
    db,
    'INSERT INTO verification_events (verification_id, at, kind, username, note) VALUES (?, ?, ?, ?, ?)',
    Number(row.id),
    store.moment(),
    verb === 'invalidate' || verb === 'verify' || verb === 'escalate' ? to : verb === 'take' ? 'taken' : verb,
    user.name,
    said,
  )
  if (to === 'invalid') invalidateByFinance(store, row, { by: user.name, reason: said })
  return notify(store, row, verb, user, said)
}

/** An order that may be shipped is invoiced, unless its invoice waits for approval. */
function queueInvoice(store: Store, { order_nr }: DatabaseRow): void {
  queueDocuments(
    store.db,
    {
      type: 'salesInvoice',
      sql: `SELECT '${navisionTypes.salesInvoice.letter}-' || order_nr AS document_nr, order_nr, amount, currency FROM orders o
        WHERE order_nr = ? AND NOT EXISTS (SELECT 1 FROM pending_invoices p WHERE p.order_nr = o.order_nr AND p.type = 'invoice')`,
      values: [String(order_nr)],
    },
    store.moment(),
  )
}

/** Notifies the owner of the queue of an escalation, and the former owner of an order of a takeover. */
function notify(store: Store, row: DatabaseRow, verb: Verb, user: SignedIn, said: string | null): number[] {
  const owner = rowOf(
    store.db,
    'SELECT owner, name FROM verification_queues WHERE id = ?',
    Number(row.queue_id),
  )
  const persona = verb === 'escalate' ? owner?.owner : verb === 'takeOver' ? row.taken_by : undefined
  if (typeof persona !== 'string' || persona === user.name) return []
  const what = verb === 'escalate' ? 'has escalated' : 'has taken over'
  const message = plain(
    `${user.name} ${what} order ${row.order_nr} (${owner?.name})${said ? `: ${said}` : ''}.`,
  )
  return [addNotification(store, { persona, type: 'OCCURRENCE', message })]
}

/** Escapes user text: messages of notifications may hold HTML. */
function plain(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
