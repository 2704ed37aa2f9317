import { currencies, writeOffStatuses } from '../../../src/sandbox/writeOffs/writeOffStatuses.ts'
import { type RestartableSandbox } from './restartableSandbox.ts'
import { type ExpectedMoves } from './step.ts'

const writtenOff = [writeOffStatuses.indexOf('approved'), writeOffStatuses.indexOf('booked')]

/** The sum of the bookings of each account, in cents. */
export function accountsOf(sandbox: RestartableSandbox): ExpectedMoves {
  const sums: Record<string, number> = {}
  for (const row of sandbox.rows(
    'SELECT partner_id, currency, sum(amount) AS cents FROM cash_transactions GROUP BY partner_id, currency',
  ))
    sums[`partner ${row.partner_id} ${row.currency}`] = Number(row.cents)
  for (const row of sandbox.rows('SELECT currency, sum(net) AS cents FROM payouts GROUP BY currency'))
    sums[`payouts ${row.currency}`] = Number(row.cents)
  for (const row of sandbox.rows(
    `SELECT currency, sum(amount) AS cents, sum(amount) FILTER (WHERE status IN (${writtenOff.join(', ')})) AS off
     FROM write_offs GROUP BY currency`,
  )) {
    sums[`write-offs ${currencies[Number(row.currency)]}`] = Number(row.cents)
    sums[`written off ${currencies[Number(row.currency)]}`] = Number(row.off)
  }
  return sums
}

/** By what the accounts differ from what they should be; undefined: they are right. `open` are not looked at. */
export function differenceOf(
  before: ExpectedMoves,
  moves: ExpectedMoves,
  after: ExpectedMoves,
  open = '',
): string | undefined {
  const names = new Set([before, moves, after].flatMap(one => Object.keys(one)))
  const wrong = [...names]
    .filter(name => open === '' || !name.startsWith(open))
    .map(name => {
      const [then = 0, now = 0, wanted = 0] = [before[name], after[name], moves[name]]
      return { name, moved: now - then, wanted }
    })
    .filter(({ moved, wanted }) => moved !== wanted)
  if (wrong.length === 0) return undefined
  return wrong
    .map(({ name, moved, wanted }) => `${name} has moved by ${moved} cents and not by ${wanted}`)
    .join('; ')
}

/** The columns of each table that show a change: key, state, version and amounts. */
const columns: Readonly<Record<string, string>> = {
  cash_transactions: "id || ' ' || status || ' ' || amount || ' ' || ifnull(list_id, '')",
  cash_balances: 'partner_id || currency || balance',
  cash_documents: "id || ' ' || status || ' ' || amount || ' ' || reconciled || ' ' || version",
  cash_lists: "id || ' ' || status || ' ' || total || ' ' || version",
  cash_requests: "id || ' ' || status || ' ' || version",
  cash_packages: "id || ' ' || status || ' ' || adjusted || ' ' || version",
  cash_confirmations: "id || ' ' || ifnull(reversed_at, '')",
  payouts: "id || ' ' || status || ' ' || net || ' ' || version",
  payout_lines: "id || ' ' || net",
  write_offs: "id || ' ' || status || ' ' || amount",
  write_off_requests: "id || ' ' || status || ' ' || version",
}
const pictureSql = Object.entries(columns)
  .map(([table, sql]) => `SELECT group_concat(${sql}, ',') AS part FROM ${table}`)
  .join(' UNION ALL ')

/** Everything that is booked or waits, as one text: what was refused has changed none of it. */
export function bookingsSnapshot(sandbox: RestartableSandbox): string {
  return sandbox
    .rows(pictureSql)
    .map(({ part }) => part)
    .join('\n')
}
