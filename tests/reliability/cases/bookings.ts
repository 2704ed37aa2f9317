import { randomOf } from '../../../src/sandbox/seed/random.ts'
import { accountsOf, differenceOf } from '../bookings/accounts.ts'
import { cashOperations } from '../bookings/cashOperations.ts'
import { largeListOperations } from '../bookings/largeLists.ts'
import { minimalBookings } from '../bookings/minimalBookings.ts'
import { payoutOperations } from '../bookings/payoutOperations.ts'
import { openRestartableSandbox, type RestartableSandbox } from '../bookings/restartableSandbox.ts'
import { runStep } from '../bookings/runStep.ts'
import { writeOffOperations } from '../bookings/writeOffOperations.ts'
import { brokenWriteOffRules } from '../bookings/writeOffRules.ts'
import { type CaseResult, type FaultKind, runEach } from '../faultKind.ts'
import { brokenMoneyRules } from '../moneyRules.ts'

const name = 'bookings'
/** Operations of one sequence. */
const length = 12

export const kind: FaultKind = {
  name,
  varied:
    'sequences of 12 operations of cash reconciliation, payout and write-offs (created, listed, confirmed, adjusted, approved, rejected, reversed, executed, imported) by several concurrent users, with lists larger than their document, wrong amounts and old versions, repeated idempotency keys, lost requests and replies, failures, and restarts and kills of the sandbox',
  unit: 'sequences',
  expected:
    'after every operation only the accounts involved have changed, by the expected amounts; rejected operations change nothing, and no amount is lost',
  full: 2000,
  sample: 25,
  async run(asked) {
    const filled = minimalBookings()
    return await runEach(name, asked, async (_, at) => {
      const stream = `${name} ${asked.seed} ${at}`
      const sequence = { stream, first: at % 3 === 0 ? largeListOperations : [] }
      const all = Array.from({ length }, (_nothing, nth) => nth)
      const tried = await trySequence(filled, sequence, all)
      return tried.problem === undefined ? tried : await shrunk(filled, sequence, all, tried)
    })
  },
}

const operations = [
  ...cashOperations,
  ...largeListOperations,
  ...payoutOperations,
  ...writeOffOperations,
].flatMap(one => Array.from({ length: one[1] }, () => one))

interface Sequence {
  readonly stream: string
  /** What it begins with. Among all operations a list is rarely drawn before its rest is carried over. */
  readonly first: typeof largeListOperations
}

/** Tries the operations of a sequence that `places` name: each is drawn from a stream of its own, whatever was before it. */
async function trySequence(
  filled: Uint8Array,
  { stream, first }: Sequence,
  places: readonly number[],
): Promise<CaseResult> {
  const sandbox = await openRestartableSandbox(filled)
  const steps: string[] = []
  try {
    for (const place of places) {
      const { text, problem } = await tryOperation(sandbox, `${stream} ${place}`, first[place])
      steps.push(text)
      const broken = problem ?? [...brokenMoneyRules(sandbox.db), ...brokenWriteOffRules(sandbox.db)][0]
      if (broken !== undefined) return { input: `\n${steps.join('\n')}\n`, problem: broken }
    }
    return { input: steps.join('\n'), problem: undefined }
  } finally {
    sandbox.close()
  }
}

async function tryOperation(
  sandbox: RestartableSandbox,
  stream: string,
  wanted?: (typeof largeListOperations)[number],
) {
  const random = randomOf(stream)
  const way = wanted ? 5 : random.whole(1, 30)
  if (way > 4) {
    const drawn = wanted ?? operations[random.whole(0, operations.length - 1)]
    const [title = '', , operation] = drawn ?? []
    const step = operation?.(sandbox, random)
    if (!step) return { text: `${title}: there is nothing to do it with`, problem: undefined }
    return await runStep(sandbox, title, step, random)
  }
  const before = accountsOf(sandbox)
  if (way === 1) await sandbox.restart()
  else if (way === 2) await sandbox.kill()
  else if (way === 3) sandbox.bank.open()
  else await sandbox.ask('POST /sandbox/clock', { body: { minutes: random.whole(1, 600) } })
  if (!sandbox.bank.isShut()) await sandbox.idle()
  const text =
    ['the sandbox is restarted', 'the sandbox is killed', 'the bank answers', 'time passes'][way - 1] ?? ''
  return { text, problem: differenceOf(before, {}, accountsOf(sandbox)) }
}

/** The same failure with fewer operations: one after the other is left out as long as a problem remains. */
async function shrunk(
  filled: Uint8Array,
  sequence: Sequence,
  all: readonly number[],
  tried: CaseResult,
): Promise<CaseResult> {
  let [places, failed] = [all, tried]
  for (const place of all) {
    const fewer = places.filter(one => one !== place)
    const again = await trySequence(filled, sequence, fewer)
    if (again.problem !== undefined) [places, failed] = [fewer, again]
  }
  return failed
}
