import { type GridTable } from '../grid/gridTable.ts'
import { verificationRules } from './verificationRules.ts'

/** The rules whose threshold is a number of parcels. */
const counting = Object.entries(verificationRules)
  .filter(([, { counts }]) => counts === 'parcels')
  .map(([rule]) => `'${rule}'`)
  .join(', ')

/** The queues: of order verification those that are worked on, of its management all of them. */
export const verificationQueueGrids: Readonly<Record<'worked' | 'all', GridTable>> = {
  worked: queueGrid("(status = 'active' OR waiting > 0)"),
  all: queueGrid(),
}

/** The orders of one queue. */
export function verificationGrid(queue: number): GridTable {
  return {
    table: 'verifications',
    scope: `queue_id = ${Math.trunc(queue)}`,
    key: 'id',
    sort: ['enteredAt', 'asc'],
    fields: {
      idVerification: { label: 'Id', sql: 'id', type: 'number', carried: true },
      orderNr: { label: 'Order Nr', sql: 'order_nr', type: 'text' },
      customerName: { label: 'Customer', sql: 'customer_name', type: 'text' },
      phone: { label: 'Phone', sql: 'phone', type: 'text' },
      amount: { label: 'Amount', sql: 'amount', type: 'money', carried: true },
      currency: { label: 'Currency', sql: 'currency', type: 'text' },
      payment: { label: 'Payment', sql: 'payment', type: 'text', carried: true },
      finding: { label: 'Finding', sql: 'finding', type: 'text' },
      status: { label: 'Status', sql: 'status', type: 'text', carried: true },
      takenBy: { label: 'Taken By', sql: 'taken_by', type: 'text', carried: true },
      enteredAt: { label: 'Entered', sql: 'entered_at', type: 'date', carried: true },
      ageHours: { label: 'Age (Hours)', sql: 'age_hours', type: 'number' },
      changedAt: { label: 'Last Change', sql: 'changed_at', type: 'date' },
      decidedBy: { label: 'Decided By', sql: 'decided_by', type: 'text' },
      reason: { label: 'Reason', sql: 'reason', type: 'text' },
      confirmation: {
        label: 'Customer Has',
        sql: '(SELECT c.status FROM order_confirmations c WHERE c.order_nr = verifications.order_nr)',
        type: 'text',
      },
      version: { label: 'Version', sql: 'version', type: 'number' },
      idQueue: { label: 'Queue', sql: 'queue_id', type: 'number', constant: true },
    },
  }
}

function queueGrid(scope?: string): GridTable {
  return {
    table: 'verification_queues',
    ...(scope === undefined ? {} : { scope }),
    key: 'id',
    sort: ['name', 'asc'],
    fields: {
      idQueue: { label: 'Queue', sql: 'id', type: 'number' },
      name: { label: 'Name', sql: 'name', type: 'text' },
      rule: { label: 'Rule Code', sql: 'rule', type: 'text' },
      ruleLabel: { label: 'Rule', sql: 'rule_label', type: 'text' },
      threshold: {
        label: 'Amount',
        sql: `iif(rule IN (${counting}), NULL, threshold / 100.0)`,
        type: 'number',
      },
      parcels: { label: 'Parcels', sql: `iif(rule IN (${counting}), threshold, NULL)`, type: 'number' },
      owner: { label: 'Owner', sql: 'owner', type: 'text' },
      status: { label: 'Status', sql: 'status', type: 'text' },
      waiting: { label: 'Waiting', sql: 'waiting', type: 'number' },
      taken: { label: 'In Progress', sql: 'taken', type: 'number' },
      escalated: { label: 'Escalated', sql: 'escalated', type: 'number' },
      oldestAt: { label: 'Oldest Since', sql: 'oldest_at', type: 'date' },
      oldestHours: { label: 'Oldest (Hours)', sql: 'oldest_hours', type: 'number' },
      changedBy: { label: 'Changed By', sql: 'changed_by', type: 'text' },
      changedAt: { label: 'Changed', sql: 'changed_at', type: 'date' },
      version: { label: 'Version', sql: 'version', type: 'number' },
    },
  }
}
