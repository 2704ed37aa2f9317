import { placeOf } from '../database/placeOf.ts'
import { rowsOf, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { type CsvRow } from '../imports/readRows.ts'
import { plainText } from '../reports/csvCell.ts'
import { partnerOf } from '../seed/partners.ts'
import {
  currencies,
  partners,
  pendingPlace,
  type Variant,
  variants,
  writeOffReasons,
} from './writeOffStatuses.ts'

/** The columns of the file, in any order; all are required. */
export const writeOffColumns = ['orderNr', 'amount', 'currency', 'reason'] as const

/** A line that was refused, and why. */
export interface RefusedLine {
  readonly line: number
  readonly message: string
}

/** What a file holds, before any of it is written. */
export interface ReadWriteOffs {
  readonly good: number
  readonly refused: readonly RefusedLine[]
  /** Writes the good rows, in the transaction of the caller. */
  write(): void
}

/**
 * Reads write-offs to import as pending; invalid lines are refused, and those that repeat an imported one. `at` is the
 * index of the cell of each column; `pause` is awaited now and then, with the number of rows read, and stops the reading
 * by rejecting.
 */
export async function readWriteOffs(
  store: Store,
  variant: Variant,
  rows: readonly CsvRow[],
  at: Readonly<Record<(typeof writeOffColumns)[number], number>>,
  pause: (done: number) => Promise<void>,
): Promise<ReadWriteOffs> {
  const orders = ordersOf(store)
  const good: GoodRow[] = []
  const refused: RefusedLine[] = []
  const first = new Map<string, number>()
  for (const [index, { line, cells }] of rows.entries()) {
    if (index % 5000 === 4999) await pause(index)
    const cell = (column: keyof typeof at) => plainText((cells[at[column]] ?? '').trim())
    const [orderNr, amount, currency, reason] = [
      cell('orderNr'),
      cell('amount'),
      cell('currency'),
      cell('reason'),
    ]
    const order = orders.get(orderNr)
    const cents = centsOf(amount)
    const reasonPlace = reasonPlaces.get(reason)
    const whole = cells.map(text => text.trim()).join('\0')
    const same = first.get(whole)
    if (same !== undefined) refused.push({ line, message: `This line is the same as line ${same}.` })
    else if (orderNr === '') refused.push({ line, message: 'orderNr is required.' })
    else if (!order) refused.push({ line, message: `There is no order '${orderNr}'.` })
    else if (cents === undefined)
      refused.push({ line, message: `amount is '${amount}', which is not an amount such as 12.50.` })
    else if (cents === 0) refused.push({ line, message: 'amount is 0.' })
    else if (currency !== order.currency)
      refused.push({ line, message: `currency is '${currency}', but the order is in ${order.currency}.` })
    else if (reasonPlace === undefined)
      refused.push({ line, message: `reason is '${reason}'. Use one of: ${writeOffReasons.join(', ')}.` })
    else {
      first.set(whole, line)
      good.push([orderNr, order.customerName, order.partnerPlace, reasonPlace, cents, order.currencyPlace])
    }
  }
  return { good: good.length, refused, write: () => insertRows(store, variant, good) }
}

const reasonPlaces: ReadonlyMap<string, number> = new Map(
  writeOffReasons.map((reason, place) => [reason, place]),
)

interface Order {
  readonly currency: string
  readonly customerName: string
  /** The places that a write-off of it holds. */
  readonly currencyPlace: number
  readonly partnerPlace: number
}

function ordersOf({ db }: Store): ReadonlyMap<string, Order> {
  const rows = rowsOf(
    db,
    `SELECT o.order_nr, o.currency, c.first_name || ' ' || c.last_name AS name
     FROM orders o JOIN customers c ON c.id = o.customer_id`,
  )
  return new Map(
    rows.map(row => {
      const orderNr = String(row.order_nr)
      return [
        orderNr,
        {
          currency: String(row.currency),
          customerName: String(row.name),
          currencyPlace: placeOf(currencies, String(row.currency)),
          partnerPlace: placeOf(partners, partnerOf(orderNr)),
        },
      ]
    }),
  )
}

/** '-12.5' -> -1250; undefined for what is no amount of at most two decimals. */
function centsOf(text: string): number | undefined {
  const [, sign, whole, fraction = ''] = /^(-?)([0-9]{1,9})(?:\.([0-9]{1,2}))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return sign === '-' ? -cents : cents
}

/**
 * Rows are handed over ten thousand at a time, as JSON: calls into SQLite cost more than it does. They go in by order
 * number: most of the cost is finding each row's place in the fourteen indexes, and neighbours are found together. The keys
 * follow that order too, because in an index of few words the newest key is always the last of its word.
 */
function insertRows(store: Store, variant: Variant, rows: readonly GoodRow[]): void {
  const createdAt = store.moment()
  const sorted = rows.toSorted(byOrder)
  for (let from = 0; from < sorted.length; from += 10_000)
    run(
      store.db,
      `INSERT INTO write_offs (variant, order_nr, customer_name, partner, reason, amount, currency, status, created_at, age_days)
       SELECT CAST(? AS INTEGER), value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, ${pendingPlace}, unixepoch(?), 0
       FROM json_each(?)`,
      variants.indexOf(variant),
      createdAt,
      JSON.stringify(sorted.slice(from, from + 10_000)),
    )
}

type GoodRow = readonly [orderNr: string, ...values: (string | number)[]]

function byOrder([a]: GoodRow, [b]: GoodRow): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
