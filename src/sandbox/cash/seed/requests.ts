import { type DatabaseSync } from 'node:sqlite'
import { businessNow, moment } from '../../clock/moment.ts'
import { rowOf } from '../../database/rows.ts'
import { decideRequest, withdrawRequest } from '../decideRequest.ts'
import { documentRow } from '../documents.ts'
import { bookByHand } from '../forms.ts'
import { adjustPackage } from '../packages.ts'
import { askForReversal } from '../reverseConfirmation.ts'

const hour = 3_600_000
const clerk = 'cash-reconciliation'
const second = 'finance-manager'

/** What one person has asked for and another one approves: some of it waits, some was decided. */
export function fillRequests(db: DatabaseSync): void {
  const at = (hours: number) => moment(businessNow - hours * hour)
  const ask = (form: Parameters<typeof bookByHand>[1], by: string, hours: number) =>
    Object(bookByHand(db, form, { by, at: at(hours) })).request
  const approved = ask(
    {
      ...manual,
      partnerId: 5,
      type: 'compensation',
      amount: 640,
      reason: 'Cash difference',
      note: 'Flooded depot, agreed by phone',
    },
    clerk,
    70,
  )
  decideRequest(db, approved, { status: 'approved' }, { by: second, at: at(66) })
  const rejected = ask(
    { ...manual, partnerId: 9, type: 'adjustmentDown', amount: 13_299.14, reason: 'Rounding difference' },
    clerk,
    50,
  )
  decideRequest(
    db,
    rejected,
    { status: 'rejected', reason: 'Receipt is missing', note: 'This is no rounding difference' },
    { by: second, at: at(47) },
  )
  const withdrawn = ask(
    { ...manual, partnerId: 4, type: 'penalty', amount: 900, reason: 'Cash difference' },
    clerk,
    30,
  )
  withdrawRequest(db, String(withdrawn), { by: clerk, at: at(29) })
  ask(
    {
      ...manual,
      partnerId: 6,
      type: 'compensation',
      amount: 1250,
      reason: 'Counterfeit notes',
      note: 'Police report 11/4471',
    },
    clerk,
    26,
  )
  ask(
    { ...manual, partnerId: 11, type: 'penalty', amount: 780.5, currency: 'GBP', reason: 'Cash difference' },
    'admin',
    20,
  )
  const parcel = rowOf(
    db,
    "SELECT id, remaining FROM cash_packages WHERE trouble = 'notCollected' AND partner_id IS NOT NULL AND remaining < -80000 ORDER BY id LIMIT 1",
  )
  if (parcel)
    adjustPackage(
      db,
      String(parcel.id),
      { amount: -Number(parcel.remaining) / 100, reason: 'Wrong amount on the label' },
      { by: clerk, at: at(18) },
    )
  const list = rowOf(
    db,
    `SELECT l.id, l.document_id FROM cash_lists l JOIN cash_documents d ON d.id = l.document_id
     WHERE d.kind = 'payment' AND d.status = 'reconciled' AND l.status = 'confirmed' AND l.adjusted <> 0 ORDER BY l.id DESC LIMIT 1`,
  )
  if (list)
    askForReversal(
      db,
      documentRow(db, 'payment', Number(list.document_id)),
      String(list.id),
      { reason: 'Matched with the wrong week', note: null },
      { by: clerk, at: at(5) },
    )
}

const manual = { currency: 'GBP', note: null } as const
