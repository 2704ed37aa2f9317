import { type Random } from '../../../src/sandbox/seed/random.ts'
import { origin } from '../../sandbox/client.ts'
import { accountsOf, bookingsSnapshot, differenceOf } from './accounts.ts'
import { type RestartableSandbox } from './restartableSandbox.ts'
import { type Step } from './step.ts'

/** How a call is sent: normally, or with a fault. */
const ways = [
  ...(['plain', 'plain', 'plain', 'plain', 'plain', 'plain'] as const),
  ...([
    'sent twice',
    'lost reply',
    'lost reply',
    'lost request',
    'failure',
    'failure after the work',
  ] as const),
  ...(['by somebody without rights', 'by two at once', 'by two at once'] as const),
] as const
type Way = (typeof ways)[number]

/** The reply; of a repeated call the last one. */
interface Answer {
  readonly status: number
  readonly message: string
}

/** A readable description of the step, and its problem. */
export interface StepResult {
  readonly text: string
  readonly problem: string | undefined
}

/** Runs a step in a random way, and compares the bookings before and after. */
export async function runStep(
  sandbox: RestartableSandbox,
  name: string,
  step: Step,
  random: Random,
): Promise<StepResult> {
  const way = random.pick(ways)
  const key = `${random.digits(12)}`
  const [before, was] = [accountsOf(sandbox), bookingsSnapshot(sandbox)]
  const answers = await answersOf(sandbox, step, way, key)
  if (!sandbox.bank.isShut()) await sandbox.idle()
  const said = answers.map(({ status, message }) => `${status} ${message}`).join(' / ')
  const text = `${step.by} (${way}): ${name}, ${step.call} ${shown(step.body)} -> ${said}`
  return { text, problem: problemOf(sandbox, step, way, answers, before, was) }
}

function problemOf(
  sandbox: RestartableSandbox,
  { moves = {}, once }: Step,
  way: Way,
  answers: readonly Answer[],
  before: ReturnType<typeof accountsOf>,
  was: string,
): string | undefined {
  const broken = answers.find(({ status }) => status >= 500 && status !== 503)
  if (broken) return `the sandbox has failed: ${broken.message}`
  if (way === 'by somebody without rights' && answers.some(({ status }) => status !== 403))
    return 'somebody without rights was let through'
  const done = answers.filter(({ status }) => status === 200)
  if (way === 'by two at once' && once && done.length > 1) return 'both of two were let through'
  if (done.length === 0)
    return bookingsSnapshot(sandbox) === was ? undefined : 'it was refused, and something has changed'
  let expected: Record<string, number> = {}
  let open = ''
  for (const { message } of done) {
    const moved = typeof moves === 'function' ? moves(message) : moves
    if (typeof moved === 'string') open = moved
    else
      expected = Object.fromEntries(
        [...new Set([...Object.keys(expected), ...Object.keys(moved)])].map(account => [
          account,
          (expected[account] ?? 0) + (moved[account] ?? 0),
        ]),
      )
  }
  return differenceOf(before, expected, accountsOf(sandbox), open)
}

async function answersOf(
  sandbox: RestartableSandbox,
  step: Step,
  way: Way,
  key: string,
): Promise<readonly Answer[]> {
  const ask = (by = step.by, own = key) => send(sandbox, step, by, own)
  const path = step.call.replace(/\?.*/, '')
  switch (way) {
    case 'plain':
      return [await ask()]
    case 'sent twice': {
      const [first, second] = [await ask(), await ask()]
      // The second is the reply of the first, and nothing was done for it.
      return first.status === 200 && second.status !== 200
        ? [first, { status: 500, message: `the same key was answered ${second.status} ${second.message}` }]
        : [second]
    }
    case 'by somebody without rights':
      return [await ask('viewer')]
    case 'by two at once':
      return Promise.all([ask(), ask(step.by === 'admin' ? 'finance-manager' : 'admin', `${key}2`)])
    default: {
      const isLazy = way === 'lost reply' || way === 'failure after the work'
      const fault = way.startsWith('lost') ? { drop: true } : { status: 503 }
      const body = { call: path, ...fault, ...(isLazy && { late: true }), times: 1 }
      await sandbox.ask('POST /sandbox/faults', { body })
      const first = await ask()
      await sandbox.ask('DELETE /sandbox/faults')
      // What was refused before the fault could happen has been answered.
      return first.status === 503 || first.status === 0 ? [await ask()] : [first]
    }
  }
}

async function send(
  sandbox: RestartableSandbox,
  { call, body }: Step,
  by: string,
  key: string,
): Promise<Answer> {
  const [method = 'POST', path = '/'] = call.split(' ')
  const headers = { authorization: `Bearer ${sandbox.token(by)}`, 'idempotency-key': `"${key}"` }
  const content = body instanceof FormData ? body : JSON.stringify(body ?? {})
  try {
    const reply = await sandbox.fetch(new Request(origin + path, { method, headers, body: content }))
    const said: unknown = await reply.json()
    return { status: reply.status, message: messageOf(said) }
  } catch (error) {
    return { status: 0, message: error instanceof Error ? error.message : String(error) }
  }
}

function messageOf(said: unknown): string {
  const { message, response, errors }: Readonly<Record<string, unknown>> = Object(said)
  return [message ?? response, errors && JSON.stringify(errors)].filter(Boolean).join(' ')
}

function shown(body: unknown): string {
  return body instanceof FormData ? 'a file' : JSON.stringify(body ?? {})
}
