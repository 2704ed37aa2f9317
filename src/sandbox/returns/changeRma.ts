import { type RmaStep } from '../../../schemas/wire/rma.ts'
import { type DatabaseRow, inTransaction, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { Refusal } from '../server/refusal.ts'
import { addRmaEvent } from './events.ts'
import { itemRows, rmaRow } from './findRma.ts'
import { makeRefund } from './makeRefund.ts'
import { cancelItemReasons, rejectReasons } from './rmaStatuses.ts'
import { isItemEnded, itemSteps, type RmaItemVerb, type RmaVerb, rmaSteps, stepRefusal } from './rmaSteps.ts'

/** A step, its user and their input. */
export interface RmaChange extends RmaStep {
  readonly user: string
  /** How many pieces of the item, for its history: '13 of 39 pieces'. Absent: all. */
  readonly pieces?: string
}

/** What a step replies with. */
export interface RmaChanged {
  readonly message: string
  /** Of the end of an inspection: the refund that it has created; empty without one. Absent: another step. */
  readonly data?: { readonly idRefund?: number }
}

/** Takes a return one step on. Throws a Refusal: 404, 409 with what blocks the step. */
export function changeRma(store: Store, id: string, verb: RmaVerb, change: RmaChange): RmaChanged {
  const { db } = store
  return inTransaction(db, () => {
    const row = expectFresh(rmaRow(db, id), change)
    const why = stepRefusal(row, verb)
    if (why !== undefined) throw new Refusal(409, why)
    const rma = Number(row.id)
    if (verb === 'refund') return endInspection(store, row, change)
    write(store, rma, { status: rmaSteps[verb].to })
    if (verb === 'receive') setItems(store, rma, 'received')
    if (verb === 'cancel') setItems(store, rma, 'cancelled')
    addRmaEvent(db, rma, { kind: verb, at: store.moment(), user: change.user, note: change.note })
    return { message: `Return ${row.rma_nr} is ${rmaSteps[verb].done}.` }
  })
}

/** Takes one item of a return one step on. Throws a Refusal: 400 without a reason where one is needed, 404, 409. */
export function changeRmaItem(
  store: Store,
  id: string,
  itemId: string,
  verb: RmaItemVerb,
  change: RmaChange,
): string {
  const { db } = store
  const reasons = { accept: undefined, reject: rejectReasons, cancel: cancelItemReasons }[verb]
  if (reasons && !reasons.some(one => one === change.reason))
    throw new Refusal(400, 'The item was not changed.', [{ field: 'reason', message: 'Reason is required.' }])
  return inTransaction(db, () => {
    const row = expectFresh(rmaRow(db, id), change)
    const rma = Number(row.id)
    const item = itemRows(db, rma).find(one => String(one.id) === itemId)
    if (!item) throw new Refusal(404, `Return ${row.rma_nr} has no item ${itemId.slice(0, 50)}.`)
    const { from, to, event } = itemSteps[verb]
    const states: readonly unknown[] = from
    const ended = row.status === 'refunded' || row.status === 'cancelled'
    if (ended || !states.includes(item.state))
      throw new Refusal(
        409,
        `This is not possible because ${item.name} is ${ended ? `in a return that is ${row.status}` : item.state}.`,
      )
    const note = [change.reason, change.note?.trim()].filter(Boolean).join(': ')
    run(db, 'UPDATE rma_items SET state = ?, note = ? WHERE id = ?', to, note || null, Number(item.id))
    addRmaEvent(db, rma, {
      kind: event,
      at: store.moment(),
      user: change.user,
      note: [[item.name, change.pieces].filter(Boolean).join(', '), note].filter(Boolean).join(': '),
    })
    write(store, rma, {})
    const left = itemRows(db, rma).filter(({ state }) => state !== 'cancelled')
    if (left.length === 0) {
      write(store, rma, { status: 'cancelled' })
      addRmaEvent(db, rma, {
        kind: 'cancel',
        at: store.moment(),
        user: change.user,
        note: 'No items are left.',
      })
    }
    return `${item.name} is ${to}.`
  })
}

/** What was accepted becomes a refund of finance; without any the return ends. */
function endInspection(store: Store, row: DatabaseRow, { user }: RmaChange): RmaChanged {
  const { db } = store
  const items = itemRows(db, Number(row.id))
  const open = items.filter(({ state }) => !isItemEnded(state)).length
  if (open > 0)
    throw new Refusal(
      409,
      `${open} ${open === 1 ? 'item is' : 'items are'} neither accepted nor rejected yet.`,
    )
  const amount = items
    .filter(({ state }) => state === 'accepted')
    .reduce((sum, { quantity, price }) => sum + Number(quantity) * Number(price), 0)
  const at = store.moment()
  if (amount === 0) {
    write(store, Number(row.id), { status: 'refunded' })
    addRmaEvent(db, Number(row.id), { kind: 'nothing', at, user })
    return { message: `Return ${row.rma_nr} was closed without a refund.`, data: {} }
  }
  const refund = makeRefund(store, row, amount)
  write(store, Number(row.id), { status: 'refunded', refund_id: refund })
  addRmaEvent(db, Number(row.id), { kind: 'refund', at, user, note: `Refund ${refund}` })
  return { message: `Refund ${refund} was created.`, data: { idRefund: refund } }
}

function setItems({ db }: Store, rma: number, state: 'received' | 'cancelled'): void {
  run(db, "UPDATE rma_items SET state = ? WHERE rma_id = ? AND state = 'requested'", state, rma)
}

/** Writes the changed columns and the current value of the return. */
function write({ db, moment }: Store, rma: number, columns: Readonly<Record<string, string | number>>): void {
  const names = Object.keys(columns)
  run(
    db,
    `UPDATE rmas SET ${names.map(name => `${name} = ?, `).join('')}
       amount = (SELECT coalesce(sum(quantity * price), 0) FROM rma_items WHERE rma_id = ? AND state NOT IN ('cancelled', 'rejected')),
       updated_at = ?, version = version + 1 WHERE id = ?`,
    ...Object.values(columns),
    rma,
    moment(),
    rma,
  )
}

function expectFresh(row: DatabaseRow, { version }: RmaChange): DatabaseRow {
  if (version === undefined || version === row.version) return row
  throw new Refusal(409, `Someone else changed return ${row.rma_nr} in the meantime. Check it and try again.`)
}
