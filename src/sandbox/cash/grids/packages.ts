import { type GridTable } from '../../grid/gridTable.ts'

const waiting =
  "(SELECT coalesce(sum(r.amount), 0) FROM cash_requests r WHERE r.package_id = k.id AND r.kind = 'package' AND r.status = 'pending')"
const rows = `(SELECT k.*, p.name AS partner, ${waiting} AS waiting FROM cash_packages k LEFT JOIN cash_partners p ON p.id = k.partner_id) AS cash_rows`

/** Every package that was shipped. */
export const packagesGrid: GridTable = {
  table: rows,
  reads: ['cash_packages', 'cash_partners', 'cash_requests'],
  key: 'id',
  sort: ['shippedAt', 'desc'],
  fields: {
    idPackage: { label: 'Id', sql: 'id', type: 'number' },
    packageNr: { label: 'Package', sql: 'package_nr', type: 'text' },
    orderNr: { label: 'Order Nr', sql: 'order_nr', type: 'text' },
    lastMile: { label: 'Last Mile', sql: 'last_mile', type: 'text' },
    partnerId: { label: 'Partner Id', sql: 'partner_id', type: 'number' },
    partner: { label: 'Partner', sql: 'partner', type: 'text' },
    toCollect: { label: 'To Collect', sql: 'to_collect', type: 'money' },
    collected: { label: 'Collected', sql: 'collected', type: 'money' },
    difference: { label: 'Difference', sql: 'difference', type: 'money' },
    adjusted: { label: 'Adjusted', sql: 'adjusted', type: 'money' },
    remaining: { label: 'Remaining', sql: 'remaining', type: 'money' },
    waiting: { label: 'Waiting For Approval', sql: 'waiting', type: 'money' },
    currency: { label: 'Currency', sql: 'currency', type: 'text' },
    status: { label: 'Status', sql: 'status', type: 'text' },
    trouble: { label: 'Trouble', sql: 'trouble', type: 'text' },
    shippedAt: { label: 'Shipped', sql: 'shipped_at', type: 'date' },
    deliveredAt: { label: 'Delivered', sql: 'delivered_at', type: 'date' },
    daysOpen: { label: 'Days Open', sql: 'days_open', type: 'number' },
    // What an adjustment begins with: all that remains and does not wait for approval.
    amount: { label: 'Adjustment', sql: 'abs(remaining + waiting)', type: 'money' },
    adjustable: { label: 'Adjustable', sql: "iif(remaining + waiting = 0, 'no', 'yes')", type: 'text' },
    open: {
      label: 'Open',
      sql: "printf('%,.2f %s %s', abs(remaining + waiting) / 100.0, currency, iif(remaining + waiting < 0, 'missing', 'too much'))",
      type: 'text',
    },
    // What comments are kept under.
    comments: { label: 'Comments On', sql: 'package_nr', type: 'text' },
    version: { label: 'Version', sql: 'version', type: 'number' },
  },
}

/** Those that do not add up, which have been so for the longest first. */
export const troubleshootingGrid: GridTable = {
  ...packagesGrid,
  scope: 'trouble IS NOT NULL',
  sort: ['daysOpen', 'desc'],
}
