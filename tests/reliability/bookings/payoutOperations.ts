import { type Random } from '../../../src/sandbox/seed/random.ts'
import { type RestartableSandbox } from './restartableSandbox.ts'
import { movesOf, type Operation, versionIn } from './step.ts'

const all = '/api/payout/payouts'
const manual = '/api/payout/payouts-manual-queue'
const review = '/api/payout/payouts-automatic-queue/review'
const execution = '/api/payout/payouts-automatic-queue/execution'
const people = ['payout', 'finance-manager', 'admin'] as const

const create: Operation = (sandbox, random) => {
  const partner = sandbox.draw(random, 'SELECT * FROM payout_partners')
  const cents = random.whole(1, random.pick([50_000, 2_000_000]))
  const body = {
    idPartner: partner ? Number(partner.id) : 99_999,
    amount: cents / 100,
    method: random.chance(0.85) ? 'ManualTransfer' : 'SepaTransfer',
    dueAt: random.chance(0.95) ? '2012-01-15' : '2011-12-01',
    description: 'Goodwill',
  }
  return {
    call: `POST ${manual}`,
    by: random.pick(people),
    body,
    moves: movesOf([`payouts ${partner?.currency}`, cents]),
  }
}

const adjust: Operation = (sandbox, random) => {
  const row = anyPayout(sandbox, random)
  const cents = random.whole(-90_000, 90_000)
  return (
    row && {
      call: `POST ${all}/${row.id}/adjust`,
      by: random.pick(people),
      body: {
        amount: cents / 100,
        description: 'Compensation',
        ...(random.chance(0.5) && { version: Number(row.version) }),
      },
      moves: movesOf([`payouts ${row.currency}`, cents]),
    }
  )
}

const step: Operation = (sandbox, random) => {
  const row = anyPayout(sandbox, random)
  if (!row) return undefined
  const queue = row.queue === 'manual' ? manual : review
  const [path, verb] = random.pick([
    [queue, 'approve'],
    [queue, 'approve'],
    [queue, 'approve'],
    [row.queue === 'manual' ? manual : execution, 'return'],
    [all, 'hold'],
    [all, 'release'],
    [all, 'cancel'],
    [review, 'manual'],
    [manual, 'pay'],
    [manual, 'pay'],
  ] as const)
  const body =
    verb === 'pay'
      ? { reference: 'FP 1' }
      : verb === 'approve' || verb === 'release' || verb === 'manual'
        ? {}
        : { reason: 'Created by mistake' }
  return {
    call: `POST ${path}/${row.id}/${verb}${versionIn(random, row.version)}`,
    by: random.pick(people),
    body,
    once: true,
  }
}

const approveSelected: Operation = (sandbox, random) => {
  const rows = sandbox.rows(
    "SELECT id FROM payouts WHERE status IN ('pending', 'failed') AND queue = 'automatic' ORDER BY id LIMIT ?",
    random.whole(1, 4),
  )
  return {
    call: `POST ${review}/approve`,
    by: random.pick(people),
    body: { selection: { ids: rows.map(({ id }) => Number(id)) } },
    once: true,
  }
}

const execute: Operation = (sandbox, random) => {
  const rows = sandbox.rows(
    `SELECT id FROM payouts p WHERE status = 'approved' AND queue = 'automatic' AND (${random.chance(0.2)} OR EXISTS (
       SELECT 1 FROM payout_partners n WHERE n.id = p.partner_id AND n.status = 'active' AND NOT EXISTS (
         SELECT 1 FROM payout_partner_changes c WHERE c.partner_id = n.id AND c.status = 'waiting')))
     ORDER BY id LIMIT ?`,
    random.whole(1, 4),
  )
  // The bank is slow: a restart of the sandbox interrupts the request.
  if (random.chance(0.5)) sandbox.bank.shut()
  return {
    call: `POST ${execution}/execute`,
    by: random.pick(people),
    body: { selection: { ids: rows.map(({ id }) => Number(id)) } },
    once: true,
  }
}

/** With how often each is drawn. */
export const payoutOperations: readonly (readonly [name: string, times: number, Operation])[] = [
  ['create a payout', 2, create],
  ['adjust a payout', 3, adjust],
  ['take a payout a step on', 8, step],
  ['approve payouts together', 1, approveSelected],
  ['execute payouts', 3, execute],
]

function anyPayout(sandbox: RestartableSandbox, random: Random) {
  return sandbox.draw(
    random,
    random.chance(0.85)
      ? "SELECT * FROM payouts WHERE status IN ('pending', 'approved', 'failed', 'held')"
      : 'SELECT * FROM payouts',
  )
}
