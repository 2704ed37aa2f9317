import { type GridOptions } from '../../../schemas/wire/gridRequest.ts'
import { documentsGrid } from '../cash/grids/documents.ts'
import { troubleshootingGrid } from '../cash/grids/packages.ts'
import { requestsGrid } from '../cash/grids/requests.ts'
import { confirmationGrid } from '../confirmation/grid.ts'
import { type GridTable } from '../grid/gridTable.ts'
import { pendingInvoicesGrid } from '../invoices/grid.ts'
import { navisionGrid } from '../navision/grid.ts'
import { payoutGrids } from '../payout/grids.ts'
import { partnerChangesGrid } from '../payout/partnerGrids.ts'
import { refundsGrid } from '../refunds/grid.ts'
import { pendingInfoGrid } from '../refunds/pendingInfoGrid.ts'
import { rmasGrid } from '../returns/grid.ts'
import { type Call } from '../server/call.ts'
import { verificationGrid } from '../verification/grid.ts'
import { writeOffGrids } from '../writeOffs/grid.ts'
import { writeOffRequestsGrid } from '../writeOffs/requestsGrid.ts'

/** Pending work: rows of a grid, so that the figure is the number of rows in its list. */
export interface WorkQueue {
  /** What its list asks for. */
  readonly access: Call['access']
  readonly grid: GridTable
  /** As a request of the grid spells it. */
  readonly filter: GridOptions['filter']
  /** Field with the moment from which on a row waits, or with the whole days for which it has waited. */
  readonly since: string
  /** Field with the moment at which a row is late. Absent: nothing is ever late. */
  readonly due?: string
}

/** The verification orders of all queues. */
const { scope: _, ...everyVerification } = verificationGrid(0)

/** Every queue by its name; `user` asks. */
const queues: Readonly<Record<string, (user: string) => WorkQueue>> = {
  'refunds-to-check': () => refunds('pending'),
  'refunds-to-send': () => refunds('ready'),
  'refunds-failed': () => refunds('failed'),
  'refunds-without-details': () => ({
    access: ['return_index_csr'],
    grid: pendingInfoGrid,
    filter: [],
    since: 'updatedAt',
    due: 'dueAt',
  }),
  'orders-to-verify': () => verifications(is('status', 'open')),
  'orders-escalated': () => verifications(is('status', 'escalated')),
  'orders-i-verify': user => verifications(is('status', 'taken'), is('takenBy', user)),
  'write-offs': () => writeOffs('write-off'),
  'write-offs-wmt': () => writeOffs('write-off-wmt'),
  'write-off-approvals': user => ({
    access: ['finance_write_off_approval'],
    grid: writeOffRequestsGrid(user),
    filter: [is('status', 'pending')],
    since: 'askedAt',
  }),
  invoices: () => ({
    access: ['finance_pending_invoices'],
    grid: pendingInvoicesGrid,
    filter: [is('status', 'pending')],
    since: 'createdAt',
    due: 'dueAt',
  }),
  'navision-failed': () => ({
    access: ['navision_index_index'],
    grid: navisionGrid,
    filter: [is('status', 'failed')],
    since: 'createdAt',
  }),
  'payments-to-approve': () => documents('payment', 'payments_queue', 'pending'),
  'payments-to-reconcile': () => documents('payment', 'payments', 'approved', 'partial'),
  'transfers-to-approve': () => documents('transfer', 'transfers_queue', 'pending'),
  'transfers-to-reconcile': () => documents('transfer', 'transfers', 'approved', 'partial'),
  'transactions-to-approve': user => ({
    access: ['reconciliation_transactions_queue_access'],
    grid: requestsGrid(user),
    filter: [is('status', 'pending')],
    since: 'createdAt',
  }),
  'packages-in-trouble': () => ({
    access: ['reconciliation_troubleshooting_access'],
    grid: troubleshootingGrid,
    filter: [],
    since: 'daysOpen',
  }),
  'orders-to-confirm': () => confirmations(is('status', 'waiting', 'callback')),
  'orders-i-call': user => confirmations(is('status', 'calling'), is('takenBy', user)),
  'returns-to-inspect': () => ({
    access: ['return_index_csr'],
    grid: rmasGrid,
    filter: [is('status', 'received')],
    since: 'createdAt',
  }),
  'payouts-by-hand': () => payouts('manual', 'pending'),
  'payouts-to-pay-by-hand': () => payouts('manual', 'approved'),
  'payouts-to-review': () => payouts('review', 'pending', 'failed'),
  'payouts-to-execute': () => payouts('execution', 'approved'),
  'partner-changes': user => ({
    access: ['payout_partners_queue_access'],
    grid: partnerChangesGrid(user),
    filter: [is('status', 'waiting')],
    since: 'proposedAt',
  }),
}

/** The queue of that name, as a user has it; undefined for an unknown name. */
export function workQueueOf(name: string, user: string): WorkQueue | undefined {
  return Object.hasOwn(queues, name) ? queues[name]?.(user) : undefined
}

type Terms = GridOptions['filter'][number]

/** The filter by the values of a field. */
function is(field: string, ...values: string[]): Terms {
  return [{ index: field, condition: 'in', value: values }]
}

function refunds(status: string): WorkQueue {
  return {
    access: ['finance_refund_index'],
    grid: refundsGrid,
    filter: [is('status', status)],
    since: 'createdAt',
    due: 'dueAt',
  }
}

function verifications(...filter: Terms[]): WorkQueue {
  return { access: ['finance_queue_verification'], grid: everyVerification, filter, since: 'enteredAt' }
}

function writeOffs(variant: keyof typeof writeOffGrids): WorkQueue {
  return {
    access: ['finance_write_off'],
    grid: writeOffGrids[variant],
    filter: [is('status', 'pending')],
    since: 'createdAt',
  }
}

function documents(kind: 'payment' | 'transfer', screen: string, ...statuses: string[]): WorkQueue {
  return {
    access: [`reconciliation_${screen}_access`],
    grid: documentsGrid(kind, screen.endsWith('_queue')),
    filter: [is('status', ...statuses)],
    since: 'createdAt',
  }
}

/** A callback is late after the agreed moment. */
function confirmations(...filter: Terms[]): WorkQueue {
  return {
    access: ['oms_verification_access'],
    grid: confirmationGrid,
    filter,
    since: 'enteredAt',
    due: 'callAt',
  }
}

function payouts(step: 'manual' | 'review' | 'execution', ...statuses: string[]): WorkQueue {
  const screens = {
    manual: 'manual_queue',
    review: 'automatic_queue',
    execution: 'automatic_queue',
  }
  return {
    access: [`payout_${screens[step]}_access`],
    grid: payoutGrids[step],
    filter: [is('status', ...statuses)],
    since: 'createdAt',
    due: 'dueAt',
  }
}
