import { type GridTable } from '../grid/gridTable.ts'
import {
  currencies,
  partners,
  type Variant,
  variants,
  waitingPlace,
  writeOffReasons,
  writeOffStatuses,
} from './writeOffStatuses.ts'

/** What every write-off has; the history of both variants shows it too. */
export const writeOffFields = {
  idWriteOff: { label: 'Write-Off', sql: 'id', type: 'number', carried: true },
  orderNr: { label: 'Order Nr', sql: 'order_nr', type: 'text' },
  customerName: { label: 'Customer', sql: 'customer_name', type: 'text' },
  partner: { label: 'Partner', sql: 'partner', ...placed(partners) },
  reason: { label: 'Reason', sql: 'reason', ...placed(writeOffReasons) },
  amount: { label: 'Amount', sql: 'amount', type: 'money', carried: true },
  currency: { label: 'Currency', sql: 'currency', ...placed(currencies) },
  status: { label: 'Status', sql: 'status', ...placed(writeOffStatuses) },
  createdAt: { label: 'Created', sql: 'created_at', type: 'date', carried: true, stored: 'seconds' },
  ageDays: { label: 'Age (Days)', sql: 'age_days', type: 'number' },
  decidedBy: { label: 'Decided By', sql: 'decided_by', type: 'text' },
  decidedAt: { label: 'Decided', sql: 'decided_at', type: 'date' },
  note: { label: 'Note', sql: 'note', type: 'text' },
  askedBy: { label: 'Approved First By', sql: newestRequest('asked_by'), type: 'text' },
} as const satisfies GridTable['fields']

/** The write-offs of one variant: POST /api/finance/write-off/grid and /api/finance/write-off-wmt/grid. */
export const writeOffGrids: Readonly<Record<Variant, GridTable>> = {
  'write-off': writeOffGrid('write-off'),
  'write-off-wmt': writeOffGrid('write-off-wmt'),
}

function writeOffGrid(variant: Variant): GridTable {
  return {
    table: 'write_offs',
    reads: ['write_offs', 'write_off_requests'],
    scope: `variant = ${variants.indexOf(variant)}`,
    key: 'id',
    sort: ['createdAt', 'desc'],
    fields: {
      ...writeOffFields,
      // Of what waits for a second person.
      idRequest: {
        label: 'Request',
        sql: `iif(status = ${waitingPlace}, ${newestRequest('id')}, NULL)`,
        type: 'number',
      },
      variant: { label: 'Variant', sql: `'${variant}'`, type: 'text', carried: true, constant: true },
    },
  }
}

/** The same as that user sees them, who takes back what is the user's own and waits for a second person. */
export function writeOffsOf(variant: Variant, user: string): GridTable {
  const table = writeOffGrids[variant]
  const own = `status = ${waitingPlace} AND ${newestRequest('asked_by')} = '${user.replaceAll("'", "''")}'`
  return {
    ...table,
    fields: { ...table.fields, own: { label: 'Own', sql: `iif(${own}, 'yes', 'no')`, type: 'text' } },
  }
}

/** Where a second person was needed: what the newest request for it says. */
function newestRequest(column: 'id' | 'asked_by'): string {
  return `(SELECT r.${column} FROM write_off_requests r WHERE r.write_off_id = write_offs.id AND r.status <> 'withdrawn'
    ORDER BY r.id DESC LIMIT 1)`
}

/** Few words, held as their places by every index. */
function placed(places: readonly string[]) {
  return { type: 'text', carried: true, stored: { places } } as const
}
