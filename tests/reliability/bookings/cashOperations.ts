import { type Random } from '../../../src/sandbox/seed/random.ts'
import { type RestartableSandbox } from './restartableSandbox.ts'
import { amountOf, type ExpectedMoves, movesOf, type Operation, unlessAsked, versionIn } from './step.ts'

const base = '/api/cash-reconciliation'
const people = ['cash-reconciliation', 'finance-manager', 'admin'] as const
const currencies = ['GBP', 'GBP', 'EUR'] as const
const day = '2011-12-09'

type Row = Readonly<Record<string, unknown>>
const account = (partner: unknown, currency: unknown) => `partner ${partner} ${currency}`
const reference = (random: Random) => `B-${random.digits(7)}`

const createPayment: Operation = (_, random) => {
  const currency = random.pick(currencies)
  return {
    call: `POST ${base}/payments`,
    by: random.pick(people),
    body: {
      reference: reference(random),
      partnerId: random.whole(1, 13),
      bankAccountId: random.chance(0.9) ? (currency === 'GBP' ? 1 : 2) : 4,
      methodId: random.chance(0.9) ? 1 : 2,
      amount: amountOf(random, random.pick([90_000, 900_000])),
      currency,
      paidOn: random.chance(0.95) ? day : '2012-01-01',
    },
  }
}

const createTransfer: Operation = (_, random) => ({
  call: `POST ${base}/transfers`,
  by: random.pick(people),
  body: {
    reference: reference(random),
    relationship: random.whole(1, 7),
    amount: amountOf(random, 90_000),
    currency: random.pick(currencies),
    paidOn: day,
  },
})

const createReallocation: Operation = (_, random) => ({
  call: `POST ${base}/reallocations`,
  by: random.pick(people),
  body: {
    reference: reference(random),
    partnerId: random.whole(1, 12),
    toId: random.whole(1, 12),
    amount: amountOf(random, 300_000),
    currency: random.pick(currencies),
  },
})

const editPayment: Operation = (sandbox, random) => {
  const row = waiting(sandbox, random, 'payment')
  return (
    row && {
      call: `PUT ${base}/payments-queue/${row.id}`,
      by: random.pick(people),
      body: {
        reference: String(row.reference),
        partnerId: Number(row.partner_id),
        bankAccountId: row.currency === 'GBP' ? 1 : 2,
        methodId: 1,
        amount: amountOf(random, 90_000),
        currency: String(row.currency),
        paidOn: day,
        version: Number(row.version),
      },
    }
  )
}

const decideDocument: Operation = (sandbox, random) => {
  const kind = random.pick(['payment', 'payment', 'transfer'] as const)
  const row = waiting(sandbox, random, kind)
  if (!row) return undefined
  const path = `${base}/${kind}s-queue/${row.id}`
  const by = random.pick(people)
  if (random.chance(0.25))
    return { call: `POST ${path}/reject`, by, body: { reason: 'Entered twice' }, once: true }
  return {
    call: `POST ${path}/approve${versionIn(random, row.version)}`,
    by,
    moves: bookedBy(row),
    once: true,
  }
}

const decideSelected: Operation = (sandbox, random) => {
  const rows = sandbox.rows(
    "SELECT * FROM cash_documents WHERE kind = 'payment' AND status = 'pending' ORDER BY id DESC LIMIT ?",
    random.whole(1, 4),
  )
  return {
    call: `POST ${base}/payments-queue/approve`,
    by: random.pick(people),
    body: { selection: { ids: rows.map(({ id }) => Number(id)) } },
    moves: movesOf(...rows.flatMap(row => Object.entries(bookedBy(row)))),
    once: true,
  }
}

const makeList: Operation = (sandbox, random) => {
  const documents = random.pick([
    "status IN ('approved', 'partial') ORDER BY outstanding LIMIT 6",
    "status IN ('approved', 'partial')",
    "status IN ('approved', 'partial') OR id % 9 = 0",
  ] as const)
  const row = sandbox.draw(random, `SELECT * FROM cash_documents WHERE ${documents}`)
  if (!row) return undefined
  const open = sandbox.rows(
    `SELECT id FROM cash_transactions WHERE partner_id = ? AND currency = ? AND counter = 0 AND status ${random.chance(0.9) ? "= 'open'" : "<> 'x'"}
     ORDER BY id DESC LIMIT ? OFFSET ?`,
    ...[Number(row.partner_id), String(row.currency), random.whole(1, 6), random.whole(0, 4)],
  )
  const ids = open.map(({ id }) => Number(id))
  const selection = ids.length > 0 ? { ids } : { all: true, filter: [], except: [] }
  return {
    call: `POST ${base}/transaction-list-info/select/${row.kind}/${row.id}`,
    by: random.pick(people),
    body: { selection },
    once: true,
  }
}

const confirm: Operation = (sandbox, random) => {
  const found = openLists(sandbox, random)
  if (!found) return undefined
  const { document, path, total } = found
  const rest = random.pick(['keep', 'keep', 'adjust', 'adjust'] as const)
  const difference = Number(document.amount) - Number(document.reconciled) - total
  const adjusted =
    rest === 'adjust' ? movesOf([account(document.partner_id, document.currency), difference]) : {}
  const moved =
    document.kind === 'reallocation'
      ? movesOf(
          [account(document.partner_id, document.currency), -total],
          [account(document.to_id, document.currency), total],
        )
      : adjusted
  return {
    call: `POST ${path}`,
    by: random.pick(people),
    body: { rest, ...(random.chance(0.9) && { reason: 'Bank charges' }) },
    moves: unlessAsked(moved),
    once: true,
  }
}

const changeList: Operation = (sandbox, random) => {
  const found = openLists(sandbox, random)
  if (!found) return undefined
  const verb = random.pick(['reopen', 'remove', 'split'] as const)
  const rows = sandbox.rows(
    'SELECT id FROM cash_transactions WHERE list_id = ? ORDER BY id LIMIT ?',
    found.first,
    random.whole(1, 3),
  )
  const body = verb === 'reopen' ? {} : { selection: { ids: rows.map(({ id }) => Number(id)) } }
  return { call: `POST ${found.path}/${verb}`, by: random.pick(people), body, once: verb !== 'split' }
}

const askReversal: Operation = (sandbox, random) => {
  const row = sandbox.draw(
    random,
    `SELECT l.id, l.document_id, d.kind FROM cash_lists l JOIN cash_documents d ON d.id = l.document_id
     WHERE l.status = 'confirmed' ORDER BY l.id DESC LIMIT 20`,
  )
  return (
    row && {
      call: `POST ${base}/reconciliation/${row.kind}/${row.document_id}/${row.id}/reverse`,
      by: random.pick(people),
      body: { reason: 'Wrong week' },
      once: true,
    }
  )
}

const decideRequest: Operation = (sandbox, random) => {
  const row = sandbox.draw(random, "SELECT * FROM cash_requests WHERE status = 'pending' OR id % 5 = 0")
  if (!row) return undefined
  const path = `POST ${base}/transactions-queue/${row.id}`
  const by = random.pick(people)
  const way = random.whole(1, 10)
  if (way === 1) return { call: `${path}/withdraw`, by, body: {}, once: true }
  if (way <= 3) return { call: `${path}/reject`, by, body: { reason: 'Entered twice' }, once: true }
  return {
    call: `${path}/approve${versionIn(random, row.version)}`,
    by,
    moves:
      row.kind === 'reversal'
        ? takenBack(sandbox, row)
        : movesOf([account(row.partner_id, row.currency), Number(row.amount)]),
    once: true,
  }
}

const book: Operation = (_, random) => {
  const partner = random.whole(1, 13)
  const currency = random.pick(currencies)
  const type = random.pick([
    'adjustmentUp',
    'adjustmentDown',
    'penalty',
    'compensation',
    'collection',
  ] as const)
  const amount = amountOf(random, 90_000)
  const sign = type === 'adjustmentDown' || type === 'compensation' ? -1 : 1
  return {
    call: `POST ${base}/transactions`,
    by: random.pick(people),
    body: { partnerId: partner, type, amount, currency, reason: 'Rounding difference', note: 'by hand' },
    moves: unlessAsked(movesOf([account(partner, currency), sign * Math.round(amount * 100)])),
  }
}

const mend: Operation = (sandbox, random) => {
  const row = sandbox.draw(random, 'SELECT * FROM cash_packages WHERE trouble IS NOT NULL OR id % 50 = 0')
  if (!row) return undefined
  const path = `POST ${base}/troubleshooting/${row.id}`
  const by = random.pick(people)
  const remaining = Number(row.remaining)
  const way = random.whole(1, 4)
  if (way === 1) return { call: `${path}/dispute`, by, body: {}, once: true }
  if (way === 2)
    return {
      call: `${path}/lost`,
      by,
      body: {},
      moves: movesOf([account(row.partner_id, row.currency), Math.max(-remaining, 0)]),
      once: true,
    }
  if (row.partner_id === null || way === 3) {
    const partnerId = random.whole(1, 12)
    const moves = movesOf([account(partnerId, row.currency), Number(row.collected)])
    return { call: `${path}/partner`, by, body: { partnerId }, moves, once: true }
  }
  const most = Math.max(Math.abs(remaining), 1)
  const cents = random.chance(0.3) ? most : random.whole(1, Math.ceil(most * 1.1))
  return {
    call: `${path}/adjust`,
    by,
    body: { amount: cents / 100, reason: 'Cash difference' },
    moves: unlessAsked(movesOf([account(row.partner_id, row.currency), remaining < 0 ? cents : -cents])),
  }
}

/** With how often each is drawn. */
export const cashOperations: readonly (readonly [name: string, times: number, Operation])[] = [
  ['create a payment', 3, createPayment],
  ['create a transfer', 1, createTransfer],
  ['create a reallocation', 2, createReallocation],
  ['change a payment', 1, editPayment],
  ['decide a payment or transfer', 4, decideDocument],
  ['decide payments together', 1, decideSelected],
  ['list transactions', 6, makeList],
  ['confirm lists', 8, confirm],
  ['change lists', 2, changeList],
  ['ask for a reversal', 2, askReversal],
  ['decide a request', 6, decideRequest],
  ['book by hand', 3, book],
  ['mend a package', 3, mend],
]

function waiting(sandbox: RestartableSandbox, random: Random, kind: string) {
  return sandbox.draw(
    random,
    "SELECT * FROM cash_documents WHERE kind = ? AND (status = 'pending' OR id % 11 = 0)",
    kind,
  )
}

/** What an approval moves: a payment lowers what its partner owes, a transfer moves it. */
function bookedBy(row: Row): ExpectedMoves {
  const cents = Number(row.amount)
  const from = [account(row.partner_id, row.currency), -cents] as const
  return row.kind === 'transfer' ? movesOf(from, [account(row.to_id, row.currency), cents]) : movesOf(from)
}

/** A reversal takes back everything that the confirmation has booked. */
function takenBack(sandbox: RestartableSandbox, request: Row): ExpectedMoves {
  const rows = sandbox.rows(
    'SELECT partner_id, currency, -amount AS cents FROM cash_transactions WHERE confirmation_id = ? AND reverses IS NULL',
    Number(request.confirmation_id),
  )
  return movesOf(...rows.map(row => [account(row.partner_id, row.currency), Number(row.cents)] as const))
}

function openLists(sandbox: RestartableSandbox, random: Random) {
  const drawn = sandbox.draw(
    random,
    "SELECT document_id FROM cash_lists WHERE status IN ('open', 'waiting') OR id % 13 = 0",
  )
  const [document] = drawn
    ? sandbox.rows('SELECT * FROM cash_documents WHERE id = ?', Number(drawn.document_id))
    : []
  if (!document) return undefined
  const lists = sandbox.rows(
    "SELECT id, total FROM cash_lists WHERE document_id = ? ORDER BY status = 'open' DESC, id DESC LIMIT ?",
    Number(document.id),
    document.kind === 'reallocation' ? 1 : random.whole(1, 2),
  )
  const ids = lists.map(({ id }) => id).join('&')
  return {
    document,
    path: `${base}/reconciliation/${document.kind}/${document.id}/${ids}`,
    first: Number(lists[0]?.id),
    total: lists.reduce((sum, list) => sum + Number(list.total), 0),
  }
}
