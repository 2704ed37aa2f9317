import { currencies, pendingPlace, waitingPlace } from '../../../src/sandbox/writeOffs/writeOffStatuses.ts'
import { type ExpectedMoves, movesOf, type Operation, type Step, versionIn } from './step.ts'

const paths = ['/api/finance/write-off', '/api/finance/write-off-wmt'] as const
const approvals = '/api/finance/write-off-approvals'
const people = ['finance', 'finance-manager', 'admin'] as const

type Row = Readonly<Record<string, unknown>>

const decideOne: Operation = (sandbox, random) => {
  const row = sandbox.draw(random, `SELECT * FROM write_offs WHERE status = ${pendingPlace} OR id % 7 = 0`)
  if (!row) return undefined
  const path = `POST ${paths[Number(row.variant)]}/${row.id}`
  const by = random.pick(people)
  if (random.chance(0.3)) return { call: `${path}/reject`, by, body: { note: 'Not ours' }, once: true }
  return { call: `${path}/approve`, by, body: {}, moves: approved([row]), once: true }
}

const decideSelected: Operation = (sandbox, random) => {
  const variant = random.whole(0, 1)
  const rows = sandbox.rows(
    `SELECT * FROM write_offs WHERE status = ${pendingPlace} AND variant = ? ORDER BY abs(amount) DESC LIMIT ? OFFSET ?`,
    ...[variant, random.whole(1, 5), random.whole(0, 15)],
  )
  return {
    call: `POST ${paths[variant]}/approve`,
    by: random.pick(people),
    body: { selection: { ids: rows.map(({ id }) => Number(id)) } },
    moves: approved(rows),
    once: true,
  }
}

const decideAsked: Operation = (sandbox, random) => {
  const row = sandbox.draw(
    random,
    `SELECT r.id AS request, r.version, w.* FROM write_off_requests r JOIN write_offs w ON w.id = r.write_off_id
     WHERE w.status = ${waitingPlace} OR r.id % 5 = 0`,
  )
  if (!row) return undefined
  const path = `POST ${approvals}/${row.request}`
  const by = random.pick(people)
  const way = random.whole(1, 6)
  if (way === 1) return { call: `${path}/withdraw`, by, body: {}, once: true }
  if (way === 2) return { call: `${path}/reject`, by, body: { note: 'Documents are missing' }, once: true }
  const moves = movesOf([`written off ${currencies[Number(row.currency)]}`, Number(row.amount)])
  return { call: `${path}/approve${versionIn(random, row.version)}`, by, moves, once: true }
}

const bringIn: Operation = (sandbox, random) => {
  const orders = sandbox.rows(
    'SELECT order_nr, currency FROM orders LIMIT ? OFFSET ?',
    ...[random.whole(1, 3), random.whole(0, 60)],
  )
  const lines = orders.map(order => {
    const amount = (random.whole(1, random.pick([30_000, 300_000])) / 100).toFixed(2)
    return { order, amount: random.chance(0.9) ? amount : 'much' }
  })
  const good = lines.filter(({ amount }) => amount !== 'much')
  const body = new FormData()
  const text = lines.map(({ order, amount }) => `${order.order_nr},${amount},${order.currency},Lost package`)
  body.set('uploadFile', new File([['orderNr,amount,currency,reason', ...text].join('\n')], 'rows.csv'))
  return {
    call: 'POST /api/mass-import/import/1',
    by: random.pick(people),
    body,
    moves: movesOf(
      ...good.map(
        ({ order, amount }) => [`write-offs ${order.currency}`, Math.round(Number(amount) * 100)] as const,
      ),
    ),
  }
}

/** With how often each is drawn. */
export const writeOffOperations: readonly (readonly [name: string, times: number, Operation])[] = [
  ['decide a write-off', 4, decideOne],
  ['approve write-offs together', 2, decideSelected],
  ['decide a write-off as the second person', 4, decideAsked],
  ['import write-offs', 1, bringIn],
]

/** Amounts below the limit are written off immediately; the message contains the number of those that wait for approval. */
function approved(rows: readonly Row[]): NonNullable<Step['moves']> {
  return message => {
    if (!/wait/.test(message)) return written(rows)
    return /approved\./.test(message) ? 'written off' : {}
  }
}

function written(rows: readonly Row[]): ExpectedMoves {
  return movesOf(
    ...rows.map(row => [`written off ${currencies[Number(row.currency)]}`, Number(row.amount)] as const),
  )
}
