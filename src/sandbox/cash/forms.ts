import { type DatabaseSync } from 'node:sqlite'
import {
  type ManualTransaction,
  type PaymentForm,
  type ReallocationForm,
  type TransferForm,
} from '../../../schemas/wire/cashReconciliation.ts'
import { type FieldError } from '../../../schemas/wire/fieldErrors.ts'
import { isDay } from '../clock/moment.ts'
import { type DatabaseRow, rowOf, run } from '../database/rows.ts'
import { Refusal } from '../server/refusal.ts'
import { centsOf } from '../values/cents.ts'
import {
  type Actor,
  addDocument,
  addEvent,
  documentName,
  documentRow,
  type NewDocument,
} from './documents.ts'
import { book, type Movement } from './ledger.ts'
import { askForApproval } from './requests.ts'
import { needsSecondPerson } from './secondPerson.ts'
import { activePartner, activeReason, activeRow, refusal, settings } from './settings.ts'

/** Makes a payment by hand: it waits for a second person. Throws a Refusal (400) that names the fields. */
export function createPayment(db: DatabaseSync, form: PaymentForm, actor: Actor): number {
  return addDocument(db, { ...paymentOf(db, form, actor, 0), origin: 'manual', approved: false }, actor)
}

/** Changes a payment that waits for approval. Throws a Refusal: 400 that names the fields, 404, 409. */
export function editPayment(db: DatabaseSync, id: string, form: PaymentForm, actor: Actor): void {
  const row = documentRow(db, 'payment', id, form.version)
  refuseDecided(row)
  const one = paymentOf(db, form, actor, Number(row.id))
  run(
    db,
    `UPDATE cash_documents SET reference = ?, partner_id = ?, method_id = ?, bank_account_id = ?, receipt = ?, amount = ?,
       currency = ?, dated_at = ?, note = ?, version = version + 1 WHERE id = ?`,
    ...[
      one.reference,
      one.partner,
      one.method ?? null,
      one.bankAccount ?? null,
      one.receipt ?? null,
      one.amount,
    ],
    ...[one.currency, one.datedAt, one.note ?? null, Number(row.id)],
  )
  addEvent(db, Number(row.id), 'changed', actor)
}

/** Moves money between partners that may: it waits for a second person. Throws a Refusal (400) that names the fields. */
export function createTransfer(db: DatabaseSync, form: TransferForm, actor: Actor): number {
  refuseReference(db, form.reference, 0)
  const related = activeRow(db, settings.relationships, form.relationship, 'relationship')
  return addDocument(
    db,
    {
      kind: 'transfer',
      reference: form.reference.trim(),
      partner: Number(related.from_id),
      to: Number(related.to_id),
      amount: centsOf(form.amount),
      currency: form.currency,
      datedAt: dayOf(form.paidOn, actor),
      note: form.note ?? null,
      origin: 'manual',
      approved: false,
    },
    actor,
  )
}

/** Announces that transactions move to another partner: it moves no money and needs no second person. */
export function createReallocation(db: DatabaseSync, form: ReallocationForm, actor: Actor): number {
  return addDocument(db, { ...reallocationOf(db, form, actor, 0), origin: 'manual', approved: true }, actor)
}

/** Changes a reallocation of which nothing was moved or listed. Throws a Refusal: 400, 404, 409. */
export function editReallocation(db: DatabaseSync, id: string, form: ReallocationForm, actor: Actor): void {
  const row = documentRow(db, 'reallocation', id, form.version)
  const listed = rowOf(
    db,
    "SELECT 1 FROM cash_lists WHERE document_id = ? AND status <> 'reopened'",
    Number(row.id),
  )
  if (listed || row.status !== 'approved')
    throw new Refusal(409, `Reallocation ${id} has transaction lists. Reopen them before you change it.`)
  const one = reallocationOf(db, form, actor, Number(row.id))
  run(
    db,
    `UPDATE cash_documents SET reference = ?, partner_id = ?, to_id = ?, amount = ?, currency = ?, note = ?,
       version = version + 1 WHERE id = ?`,
    ...[
      one.reference,
      one.partner,
      one.to ?? null,
      one.amount,
      one.currency,
      one.note ?? null,
      Number(row.id),
    ],
  )
  addEvent(db, Number(row.id), 'changed', actor)
}

/**
 * Books a movement by hand, of a type that is booked by hand, or asks a second person for it when it is above the limit.
 * Throws a Refusal (400) that names the fields.
 */
export function bookByHand(
  db: DatabaseSync,
  form: ManualTransaction,
  actor: Actor,
): { readonly transaction: number } | { readonly request: number } {
  const partner = activePartner(db, form.partnerId, 'partnerId')
  const type = rowOf(
    db,
    "SELECT * FROM cash_types WHERE code = ? AND mode = 'manual' AND status = 'active'",
    form.type,
  )
  if (!type) throw refusal([{ field: 'type', message: `There is no active manual type '${form.type}'.` }])
  activeReason(db, 'AdjustmentReason', form.reason)
  const parcel = form.packageNr
    ? rowOf(db, 'SELECT * FROM cash_packages WHERE package_nr = ?', form.packageNr)
    : undefined
  if (form.packageNr && !parcel)
    throw refusal([{ field: 'packageNr', message: `There is no package ${form.packageNr}.` }])
  const wanted = {
    partner: Number(partner.id),
    type: form.type,
    amount: centsOf(form.amount) * (type.direction === 'down' ? -1 : 1),
    currency: form.currency,
    reason: form.reason,
    note: form.note ?? null,
  }
  if (!needsSecondPerson(db, wanted, actor)) return { transaction: bookMovement(db, wanted, parcel, actor) }
  return {
    request: askForApproval(
      db,
      { ...wanted, kind: 'transaction', ...(parcel ? { package: Number(parcel.id) } : {}) },
      actor,
    ),
  }
}

/** Books a manual request after its approval. */
export function bookAsked(db: DatabaseSync, request: DatabaseRow, approver: Actor): void {
  const wanted = {
    partner: Number(request.partner_id),
    type: String(request.type),
    amount: Number(request.amount),
    currency: String(request.currency),
    reason: String(request.reason),
    note: request.note === null ? null : String(request.note),
  }
  const parcel =
    request.package_id === null
      ? undefined
      : rowOf(db, 'SELECT * FROM cash_packages WHERE id = ?', Number(request.package_id))
  bookMovement(db, wanted, parcel, {
    by: String(request.created_by),
    at: approver.at,
    approvedBy: approver.by,
  })
}

function bookMovement(
  db: DatabaseSync,
  wanted: Pick<Movement, 'partner' | 'type' | 'amount' | 'currency' | 'reason' | 'note'>,
  parcel: DatabaseRow | undefined,
  booker: Actor & Pick<Movement, 'approvedBy'>,
): number {
  return book(db, {
    ...wanted,
    ...booker,
    status: 'open',
    packageNr: parcel ? String(parcel.package_nr) : null,
    orderNr: parcel ? String(parcel.order_nr) : null,
  })
}

type Made = Omit<NewDocument, 'origin' | 'approved'>

function paymentOf(db: DatabaseSync, form: PaymentForm, actor: Actor, own: number): Made {
  refuseReference(db, form.reference, own)
  const partner = activePartner(db, form.partnerId, 'partnerId')
  const account = activeRow(db, settings.bankAccounts, form.bankAccountId, 'bankAccountId')
  const method = activeRow(db, settings.methods, form.methodId, 'methodId')
  const errors: FieldError[] = []
  if (account.currency !== form.currency)
    errors.push({ field: 'bankAccountId', message: `${account.name} accepts only ${account.currency}.` })
  if (method.needs_receipt === 1 && !form.receipt?.trim())
    errors.push({ field: 'receipt', message: `${method.name} requires a receipt number.` })
  if (errors.length > 0) throw refusal(errors)
  return {
    kind: 'payment',
    reference: form.reference.trim(),
    partner: Number(partner.id),
    method: Number(method.id),
    bankAccount: Number(account.id),
    receipt: form.receipt?.trim() || null,
    amount: centsOf(form.amount),
    currency: form.currency,
    datedAt: dayOf(form.paidOn, actor),
    note: form.note ?? null,
  }
}

function reallocationOf(db: DatabaseSync, form: ReallocationForm, { at }: Actor, own: number): Made {
  refuseReference(db, form.reference, own)
  const from = activePartner(db, form.partnerId, 'partnerId')
  const to = activePartner(db, form.toId, 'toId')
  if (from.id === to.id)
    throw refusal([
      { field: 'toId', message: 'Choose another partner. The transactions already belong to this one.' },
    ])
  return {
    kind: 'reallocation',
    reference: form.reference.trim(),
    partner: Number(from.id),
    to: Number(to.id),
    amount: centsOf(form.amount),
    currency: form.currency,
    datedAt: at,
    note: form.note ?? null,
  }
}

function refuseDecided(row: DatabaseRow): void {
  if (row.status !== 'pending')
    throw new Refusal(
      409,
      `${documentName(row)} was already decided by ${row.decided_by} and cannot be changed.`,
    )
}

/** The number of a bank or receipt is booked once; a rejected one was not booked and can be entered again. */
function refuseReference(db: DatabaseSync, reference: string, own: number): void {
  const twin = rowOf(
    db,
    "SELECT kind, id FROM cash_documents WHERE reference = ? AND id <> ? AND status <> 'rejected'",
    reference.trim(),
    own,
  )
  if (twin)
    throw refusal([{ field: 'reference', message: `${documentName(twin)} already has this reference.` }])
}

/** A day that is there, and not to come. */
function dayOf(day: string, { at }: Actor): string {
  if (!isDay(day)) throw refusal([{ field: 'paidOn', message: `The date ${day} does not exist.` }])
  if (day > at.slice(0, 10))
    throw refusal([{ field: 'paidOn', message: 'The date cannot be in the future.' }])
  return `${day} 00:00:00`
}
