import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { rowOf } from '../../../src/sandbox/database/rows.ts'
import { openSandbox } from '../../../src/sandbox/openSandbox.ts'
import { type Random, randomOf } from '../../../src/sandbox/seed/random.ts'
import { asking, withFilled } from '../../sandbox/client.ts'
import { type Asked, type Failure, type FaultKind, type Outcome } from '../faultKind.ts'
import { brokenMoneyRules } from '../moneyRules.ts'
import { prunedBookings } from '../prunedBookings.ts'

const name = 'serverKills'
/** Kills at a time: while one process starts, another is at work. */
const lanes = 2
/** Writers of one server, each of whom sends the next write when the last was answered. */
const writers = 4

export const kind: FaultKind = {
  name,
  varied:
    'the server is killed while four clients write comments, transactions, manual payouts, payout adjustments and settings, after some of them or at once; then every write is repeated with its key',
  unit: 'kills',
  expected:
    'every acknowledged write exists after the restart, none is partial, all amounts add up, and a repeated write takes effect once',
  full: 200,
  sample: 2,
  run: tryKills,
}

/** A written record, which its mark identifies. */
interface Write {
  readonly call: string
  readonly body: object
  readonly mark: string
  /** Counts how often it was done. */
  readonly count: string
}

type Kind = (mark: string, random: Random) => Write

const kinds: readonly [Kind, ...Kind[]] = [
  mark => ({
    mark,
    call: 'POST /api/comment/',
    body: { entityType: 'order', entityId: '536365', isIssue: false, content: mark },
    count: 'SELECT count(*) AS n FROM comments WHERE content = ?',
  }),
  (mark, random) => ({
    mark,
    call: 'POST /api/cash-reconciliation/transactions',
    body: {
      partnerId: 3,
      type: random.pick(['compensation', 'penalty']),
      amount: random.whole(1, 9999) / 100,
      currency: 'GBP',
      reason: 'Cash difference',
      note: mark,
    },
    // Several small ones of a day together are above the limit of one person: then one waits for a second person.
    count: `SELECT count(*) AS n FROM (SELECT note FROM cash_transactions UNION ALL SELECT note FROM cash_requests)
      WHERE note = ?`,
  }),
  (mark, random) => ({
    mark,
    call: 'POST /api/payout/payouts-manual-queue',
    body: {
      idPartner: 12,
      amount: random.whole(1, 99_999) / 100,
      method: 'ManualTransfer',
      dueAt: '2012-01-15',
      description: mark,
      note: null,
    },
    count: 'SELECT count(*) AS n FROM payout_lines WHERE description = ?',
  }),
  mark => ({
    mark,
    call: 'POST /api/cash-reconciliation/reasons',
    body: { name: mark, type: 'RejectionReason' },
    count: 'SELECT count(*) AS n FROM cash_reasons WHERE name = ?',
  }),
]

async function tryKills({ seed, from, count }: Asked): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-kills-'))
  const begin = prunedBookings()
  const waiting = Array.from({ length: count }, (_, index) => from + index)
  const failures: Failure[] = []
  const lane = async () => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      const data = join(folder, `${at}.sqlite`)
      writeFileSync(data, begin)
      const random = randomOf(`${name} ${seed} ${at}`)
      const answers = random.whole(0, 12)
      const wait = random.whole(0, 25)
      const problem = await tryKill(data, random, `Kill ${seed}-${at}`, answers, wait)
      const input = `killed ${wait} ms after ${answers} answers`
      if (problem !== undefined) failures.push({ at, input, problem })
      for (const end of ['', '-wal', '-shm']) rmSync(data + end, { force: true })
    }
  }
  try {
    await Promise.all(Array.from({ length: lanes }, lane))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return { cases: count, failures: failures.sort((one, other) => one.at - other.at) }
}

async function tryKill(
  data: string,
  random: Random,
  mark: string,
  answers: number,
  wait: number,
): Promise<string | undefined> {
  const sent: Write[] = []
  const acknowledged = new Set<Write>()
  const refused: string[] = []
  const { child, address, token } = await startChild(data)
  const writer = async () => {
    while (child.signalCode === null) {
      const write = random.pick(kinds)(`${mark}-${sent.length}`, random)
      sent.push(write)
      const [method = '', path] = write.call.split(' ')
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': keyOf(write) }
      const reply = await fetch(address + path, { method, headers, body: JSON.stringify(write.body) })
      // The reply counts once it is there to its last byte.
      const text = await reply.text()
      if (reply.ok) acknowledged.add(write)
      else refused.push(`${write.call} answered ${reply.status} ${text}`)
      if (refused.length > 0 || acknowledged.size === answers) void kill()
    }
  }
  const kill = () => setTimeout(wait).then(() => child.kill('SIGKILL'))
  if (answers === 0) void kill()
  await Promise.allSettled([once(child, 'exit'), ...Array.from({ length: writers }, writer)])
  if (refused.length > 0) return refused.join('\n')
  return (await problemAfter(data, sent, acknowledged)) ?? moneyProblem(data)
}

/** What is wrong after the restart, and after every write was sent again under its key. */
async function problemAfter(
  data: string,
  sent: readonly Write[],
  acknowledged: ReadonlySet<Write>,
): Promise<string | undefined> {
  const lost = timesDone(data, sent).filter(
    ({ write, times }) => times > 1 || (acknowledged.has(write) && times === 0),
  )
  if (lost.length > 0) return `after the restart: ${listOf(lost)}`
  const sandbox = await openSandbox(withFilled({ data, seed: 'basic' }))
  try {
    const [ask, token] = [asking(sandbox), sandbox.signIn('admin')]
    for (const write of sent) {
      const headers = { 'idempotency-key': keyOf(write) }
      const { status, text } = await ask(write.call, { token, headers, body: write.body })
      if (status !== 200) return `${write.call} sent again answered ${status} ${text}`
    }
  } finally {
    sandbox.close()
  }
  const wrong = timesDone(data, sent).filter(({ times }) => times !== 1)
  return wrong.length > 0 ? `after all was sent again: ${listOf(wrong)}` : undefined
}

interface Done {
  readonly write: Write
  readonly times: number
}

function timesDone(data: string, sent: readonly Write[]): Done[] {
  return inData(data, db =>
    sent.map(write => ({ write, times: Number(rowOf(db, write.count, write.mark)?.n) })),
  )
}

function listOf(list: readonly Done[]): string {
  return list.map(({ write, times }) => `${write.call} of ${write.mark} was done ${times} times`).join(', ')
}

function moneyProblem(data: string): string | undefined {
  return inData(data, db => {
    const whole = Object.values(rowOf(db, 'PRAGMA integrity_check') ?? {}).join()
    return [...brokenMoneyRules(db), ...(whole === 'ok' ? [] : [whole])].join(', ') || undefined
  })
}

function inData<T>(data: string, read: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(data)
  try {
    return read(db)
  } finally {
    db.close()
  }
}

function keyOf({ mark }: Write): string {
  return `"${mark.replaceAll(' ', '-')}"`
}

/** A sandbox in its own process, and a session with all resources. */
async function startChild(data: string): Promise<{ child: ChildProcess; address: string; token: string }> {
  const script = fileURLToPath(new URL('../../sandbox/durability.child.ts', import.meta.url))
  const child = spawn(process.execPath, [script, data, 'basic'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [address] = await once(createInterface(child.stdout), 'line')
  const reply = await fetch(`${address}/sandbox/sessions`, { method: 'POST', body: '{"persona":"admin"}' })
  return { child, address: String(address), token: String(Object(await reply.json()).satellizer) }
}
