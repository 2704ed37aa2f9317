import { expect, it } from 'vitest'
import { gridsOf } from '../support/grids.ts'

/** The lists in which something waits for somebody: their names say so. */
const queues = gridsOf().filter(({ grid }) =>
  /queue|verification$|pending|review|execution|approval/.test(grid.id),
)

/** What a row says of its waiting. */
const waited = ['ageDays', 'ageHours', 'oldestHours', 'overdueDays']

it('queues are found in the definitions', () => {
  expect(queues.map(({ grid }) => grid.id)).toEqual(
    expect.arrayContaining([
      'grid-cash_reconciliation-payments_queue',
      'grid-payout-manual-queue',
      'grid-finance-pending-invoices',
    ]),
  )
})

it('a queue shows from the start for how long each of its rows has waited, or is overdue', () => {
  const silent = queues.filter(
    ({ grid }) => !grid.columns.some(({ field, show }) => show !== 'off' && waited.includes(field)),
  )
  expect(silent.map(({ file, grid }) => `${file} ${grid.id}`)).toEqual([])
})

it('a queue leads from each row to what is decided about, before it is decided', () => {
  const closed = queues.filter(
    ({ grid }) => !grid.columns.some(({ show, cell }) => show !== 'off' && cell?.kind === 'link'),
  )
  expect(closed.map(({ file, grid }) => `${file} ${grid.id}`)).toEqual([])
})
