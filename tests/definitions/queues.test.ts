import { expect, it } from 'vitest'
import { gridsOf } from '../support/grids.ts'

/** The lists that are work queues. A list of a new screen is not one of them, whatever its name. */
const waiting = [
  'grid-cash_reconciliation-payments_queue',
  'grid-cash_reconciliation-transactions_queue',
  'grid-cash_reconciliation-transfers_queue',
  'grid-finance-order-verification',
  'grid-csr-refunds-pending-info',
  'grid-finance-pending-invoices-manager',
  'grid-finance-pending-invoices',
  'grid-finance-queue',
  'grid-finance-write-off-approval',
  'grid-cs-verification',
  'grid-payout-automatic-queue-execution',
  'grid-payout-automatic-queue-review',
  'grid-payout-manual-queue',
  'grid-payout-partners-queue',
]
const queues = gridsOf().filter(({ grid }) => waiting.includes(grid.id))

/** What a row says of its waiting. */
const waited = ['ageDays', 'ageHours', 'oldestHours', 'overdueDays']

it('queues are found in the definitions', () => {
  expect(queues.map(({ grid }) => grid.id).toSorted()).toEqual(waiting.toSorted())
})

it('a queue initially shows how long each of its rows has waited, or that it is overdue', () => {
  const silent = queues.filter(
    ({ grid }) => !grid.columns.some(({ field, show }) => show !== 'off' && waited.includes(field)),
  )
  expect(silent.map(({ file, grid }) => `${file} ${grid.id}`)).toEqual([])
})

it('a queue links each row to its record, to be reviewed before a decision', () => {
  const closed = queues.filter(
    ({ grid }) => !grid.columns.some(({ show, cell }) => show !== 'off' && cell?.kind === 'link'),
  )
  expect(closed.map(({ file, grid }) => `${file} ${grid.id}`)).toEqual([])
})
