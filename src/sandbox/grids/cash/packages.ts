import { type GridTable } from '../gridTable.ts'

const rows = `(SELECT k.*, p.name AS partner FROM cash_packages k LEFT JOIN cash_partners p ON p.id = k.partner_id) AS cash_rows`

/** Every package that was shipped. */
export const packagesGrid: GridTable = {
  table: rows,
  reads: ['cash_packages', 'cash_partners'],
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
    currency: { label: 'Currency', sql: 'currency', type: 'text' },
    status: { label: 'Status', sql: 'status', type: 'text' },
    trouble: { label: 'Trouble', sql: 'trouble', type: 'text' },
    shippedAt: { label: 'Shipped', sql: 'shipped_at', type: 'date' },
    deliveredAt: { label: 'Delivered', sql: 'delivered_at', type: 'date' },
    daysOpen: { label: 'Days Open', sql: 'days_open', type: 'number' },
    // What an adjustment begins with: the other way round than the difference.
    amount: { label: 'Adjustment', sql: 'abs(difference)', type: 'money' },
    direction: { label: 'Direction', sql: "iif(difference > 0, 'down', 'up')", type: 'text' },
    // What comments are kept under.
    comments: { label: 'Package', sql: 'package_nr', type: 'text' },
    version: { label: 'Version', sql: 'version', type: 'number' },
  },
}

/** Those that do not add up, which have been so for the longest first. */
export const troubleshootingGrid: GridTable = {
  ...packagesGrid,
  scope: 'trouble IS NOT NULL',
  sort: ['daysOpen', 'desc'],
}
