import { daysSince } from '../clock/daysSince.ts'
import { type GridTable } from '../grid/gridTable.ts'
import { currencies, partners, variants, writeOffReasons } from './writeOffStatuses.ts'

/** POST /api/finance/write-off-approvals/grid: requests, pending and decided; `user` is the viewer. */
export function writeOffRequestsGrid(user: string): GridTable {
  const own = `asked_by = '${user.replaceAll("'", "''")}'`
  return {
    table: `(SELECT r.id, r.write_off_id, r.status, r.asked_by, r.asked_at, r.note, r.decided_by, r.decided_at, r.decision_note,
        r.version, w.variant, w.order_nr, w.customer_name, w.partner, w.reason, w.amount, w.currency
      FROM write_off_requests r JOIN write_offs w ON w.id = r.write_off_id) AS write_off_requests_rows`,
    reads: ['write_off_requests', 'write_offs'],
    key: 'id',
    sort: ['askedAt', 'asc'],
    fields: {
      idRequest: { label: 'Request', sql: 'id', type: 'number' },
      idWriteOff: { label: 'Write-Off', sql: 'write_off_id', type: 'number' },
      variant: { label: 'Variant', sql: 'variant', type: 'text', stored: { places: variants } },
      orderNr: { label: 'Order Nr', sql: 'order_nr', type: 'text' },
      customerName: { label: 'Customer', sql: 'customer_name', type: 'text' },
      partner: { label: 'Partner', sql: 'partner', type: 'text', stored: { places: partners } },
      reason: { label: 'Reason', sql: 'reason', type: 'text', stored: { places: writeOffReasons } },
      amount: { label: 'Amount', sql: 'amount', type: 'money' },
      currency: { label: 'Currency', sql: 'currency', type: 'text', stored: { places: currencies } },
      note: { label: 'Note', sql: 'note', type: 'text' },
      status: { label: 'Status', sql: 'status', type: 'text' },
      askedBy: { label: 'Approved First By', sql: 'asked_by', type: 'text' },
      askedAt: { label: 'Approved First', sql: 'asked_at', type: 'date' },
      ageDays: { label: 'Age (Days)', sql: daysSince('asked_at'), type: 'number' },
      decidedBy: { label: 'Decided By', sql: 'decided_by', type: 'text' },
      decidedAt: { label: 'Decided', sql: 'decided_at', type: 'date' },
      decisionNote: { label: 'Decision Note', sql: 'decision_note', type: 'text' },
      // Why the viewer cannot decide it, and whether the viewer can withdraw it.
      blocked: {
        label: 'Blocked By',
        sql: `iif(status = 'pending' AND ${own}, 'You approved this yourself. Someone else must decide it.', NULL)`,
        type: 'text',
      },
      own: { label: 'Own', sql: `iif(${own}, 'yes', 'no')`, type: 'text' },
      version: { label: 'Version', sql: 'version', type: 'number' },
    },
  }
}
