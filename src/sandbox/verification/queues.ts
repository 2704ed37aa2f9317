import { type DatabaseSync } from 'node:sqlite'
import { type FieldError } from '../../../schemas/wire/fieldErrors.ts'
import { type VerificationQueueForm } from '../../../schemas/wire/orderVerification.ts'
import { day, moment } from '../clock/moment.ts'
import { type DatabaseRow, inTransaction, rowOf, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { Refusal } from '../server/refusal.ts'
import { personas } from '../session/personas.ts'
import { amountOf, figure } from '../values/figures.ts'
import { collectOrders } from './collectOrders.ts'
import { isRule, type VerificationRule, verificationRules } from './verificationRules.ts'

/** Days for which an order is not shipped yet, so that a queue that is made or changed still finds it. */
const unshipped = 5

/** The row of a queue. Throws a Refusal (404) for an unknown id. */
export function findQueue(db: DatabaseSync, id: string): DatabaseRow {
  const row = /^[0-9]{1,9}$/.test(id)
    ? rowOf(db, 'SELECT * FROM verification_queues WHERE id = ?', Number(id))
    : undefined
  if (!row) throw new Refusal(404, `There is no queue ${id.slice(0, 50)}.`)
  return row
}

/** The users who may own a queue: all who verify orders. */
export function queueOwners() {
  return personas
    .filter(({ resources }) => resources.includes('finance_queue_verification'))
    .map(({ name, work }) => ({ value: name, label: name, work }))
}

/** What a queue looks for, in words: 'Order amount of 1,500.00 or more'. */
export function ruleText(rule: unknown, threshold: number): string {
  if (typeof rule !== 'string' || !isRule(rule)) return ''
  const least = verificationRules[rule].counts === 'money' ? amountOf(threshold) : figure(threshold)
  return {
    paymentMismatch: `Paid by card: ${least} or more too much or too little`,
    highValue: `Amount of ${least} or more`,
    blacklistedAddress: `Address on the blacklist with ${least} or more parcels`,
    repeatRefuser: `${least} or more parcels refused before`,
    newCustomer: `First order of the customer, cash on delivery, ${least} or more`,
  }[rule]
}

/**
 * Creates or changes a queue, and adds the matching orders that are in no other; returns their number. Throws
 * a Refusal: 400 that names the fields, 404, and 409 when its version has changed.
 */
export function saveQueue(
  store: Store,
  id: string | undefined,
  form: VerificationQueueForm,
  by: string,
): number {
  const { db } = store
  return inTransaction(db, () => {
    const kept = id === undefined ? undefined : findQueue(db, id)
    const { rule, threshold } = expectForm(db, form, kept)
    if (kept && form.version !== kept.version)
      throw new Refusal(
        409,
        `${kept.changed_by} changed the queue ${kept.name} in the meantime. Check it and try again.`,
      )
    const status =
      form.active === undefined || form.active === null
        ? (kept?.status ?? 'active')
        : form.active
          ? 'active'
          : 'inactive'
    const values = [form.name.trim(), rule, threshold, form.owner, String(status), by, store.moment()]
    if (kept)
      run(
        db,
        `UPDATE verification_queues SET name = ?, rule = ?, threshold = ?, owner = ?, status = ?, changed_by = ?, changed_at = ?,
         version = version + 1 WHERE id = ?`,
        ...values,
        Number(kept.id),
      )
    else
      run(
        db,
        `INSERT INTO verification_queues (name, rule, threshold, owner, status, changed_by, changed_at, version)
         VALUES (?, ?, ?, ?, ?, ?, ?, 1)`,
        ...values,
      )
    const saved = kept?.id ?? rowOf(db, 'SELECT last_insert_rowid() AS id')?.id
    return status === 'active' ? collect(store, Number(saved), rule, threshold) : 0
  })
}

/** Switches a queue on or off; gives the number of orders that it has found. Throws a Refusal: 404, 409 when it is so already. */
export function switchQueue(store: Store, id: string, active: boolean, by: string): number {
  const { db } = store
  return inTransaction(db, () => {
    const kept = findQueue(db, id)
    const status = active ? 'active' : 'inactive'
    if (kept.status === status)
      throw new Refusal(409, `The queue ${kept.name} was already made ${status} by ${kept.changed_by}.`)
    run(
      db,
      'UPDATE verification_queues SET status = ?, changed_by = ?, changed_at = ?, version = version + 1 WHERE id = ?',
      status,
      by,
      store.moment(),
      Number(kept.id),
    )
    return active && typeof kept.rule === 'string' && isRule(kept.rule)
      ? collect(store, Number(kept.id), kept.rule, Number(kept.threshold))
      : 0
  })
}

function collect(store: Store, id: number, rule: VerificationRule, threshold: number): number {
  const at = store.moment()
  const since = moment(Date.parse(`${at.replace(' ', 'T')}Z`) - unshipped * day)
  return collectOrders(store.db, { id, rule, threshold }, { since, at })
}

function expectForm(db: DatabaseSync, form: VerificationQueueForm, kept: DatabaseRow | undefined) {
  const { rule, owner } = form
  const name = form.name.trim()
  const errors: FieldError[] = []
  const namesake = rowOf(
    db,
    'SELECT id FROM verification_queues WHERE name = ? AND id <> ?',
    name,
    Number(kept?.id ?? 0),
  )
  if (name === '') errors.push({ field: 'name', message: 'Name is required.' })
  if (namesake) errors.push({ field: 'name', message: `A queue named ${name} already exists.` })
  const threshold = isRule(rule) ? thresholdOf(rule, form, errors) : 0
  if (!isRule(rule)) errors.push({ field: 'rule', message: 'This rule does not exist.' })
  if (!queueOwners().some(({ value }) => value === owner))
    errors.push({ field: 'owner', message: 'The owner must be able to verify orders.' })
  if (errors.length > 0 || !isRule(rule))
    throw new Refusal(400, errors.map(({ message }) => message).join(' '), errors)
  return { rule, threshold }
}

/** Cents, or a number of parcels; adds what is wrong with it. */
function thresholdOf(
  rule: VerificationRule,
  { threshold, parcels }: VerificationQueueForm,
  errors: FieldError[],
): number {
  if (verificationRules[rule].counts === 'money') {
    const cents = Math.round((threshold ?? 0) * 100)
    if (cents < 1) errors.push({ field: 'threshold', message: 'Amount is required.' })
    return cents
  }
  if (!Number.isInteger(parcels) || (parcels ?? 0) < 1)
    errors.push({ field: 'parcels', message: 'Enter a whole number of parcels, 1 or more.' })
  return parcels ?? 0
}
