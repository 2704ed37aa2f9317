import { calls } from '../../../src/sandbox/server/calls.ts'
import { personaOf } from '../../../src/sandbox/session/personas.ts'
import { type asking, openTestSandbox } from '../../sandbox/client.ts'
import { type CaseResult, type FaultKind, runEach, shuffled } from '../faultKind.ts'

type Opened = Awaited<ReturnType<typeof openTestSandbox>>
type Call = (typeof calls)[number]
type Session = (typeof strangers)[number] | (typeof staff)[number]

interface Case {
  readonly call: Call
  readonly session: Session
}

const name = 'callsAndSessions'
const strangers = ['no token', 'a forged token', 'an ended session'] as const
/** Signed in, and without the resource of the call. */
const staff = ['no resource', "another call's resource", 'every resource but its own'] as const

const all: readonly Case[] = calls
  .filter(({ access }) => access !== 'public')
  .flatMap(call => [
    ...strangers.map(session => ({ call, session })),
    ...(call.access === 'session' ? [] : staff.map(session => ({ call, session }))),
  ])

export const kind: FaultKind = {
  name,
  varied:
    'every non-public call of the API × no token, a forged token, an ended session, and sessions without resources, with the resource of another call, with all resources except its own',
  unit: 'requests',
  expected: '401 without a session and 403 without the resource, with a message and no data',
  full: all.length,
  sample: 500,
  async run(asked) {
    const opened = await openTestSandbox({ seed: 'basic' })
    const list = shuffled(all, name, asked.seed)
    try {
      return await runEach(name, asked, (_, at) => tryCall(opened, list[at]))
    } finally {
      opened.close()
    }
  },
}

async function tryCall({ sandbox, ask }: Opened, one: Case | undefined): Promise<CaseResult> {
  if (!one) throw new Error('There is no such case.')
  const { method, path } = one.call
  const asked = `${method} ${path.replace(/:\w+/g, param => (/order/i.test(param + path) ? '536365' : '1'))}`
  const token = await tokenOf(sandbox, ask, one)
  const body = method === 'GET' || method === 'DELETE' ? {} : { body: { options: {}, selection: {} } }
  const reply = await ask(asked, { ...(token !== undefined && { token }), ...body })
  const input = `${asked} with ${one.session}`
  const wanted = strangers.some(session => session === one.session) ? 401 : 403
  if (reply.status !== wanted)
    return { input, problem: `answered ${reply.status} ${reply.text.slice(0, 200)}` }
  const keys = Object.keys(Object(reply.json()))
  return { input, problem: keys.join() === 'message' ? undefined : `told ${reply.text.slice(0, 200)}` }
}

async function tokenOf(
  sandbox: Opened['sandbox'],
  ask: ReturnType<typeof asking>,
  { call, session }: Case,
): Promise<string | undefined> {
  if (session === 'no token') return undefined
  if (session === 'a forged token') return 'A'.repeat(43)
  if (session === 'an ended session') {
    const ended = sandbox.signIn('admin')
    await ask('GET /api/navigation/logout', { token: ended })
    return ended
  }
  return sessionWith(ask, heldIn(session, call))
}

async function sessionWith(ask: ReturnType<typeof asking>, resources: readonly string[]): Promise<string> {
  const reply = await ask('POST /sandbox/sessions', { body: { resources } })
  return String(Object(reply.json()).satellizer)
}

function heldIn(session: Session, { access }: Call): readonly string[] {
  const foreign = [...everyResource].filter(
    resource => typeof access === 'string' || !access.includes(resource),
  )
  if (session === 'every resource but its own') return foreign
  return session === 'no resource' ? [] : foreign.slice(0, 1)
}

const everyResource = new Set([
  ...(personaOf('admin')?.resources ?? []),
  ...calls.flatMap(({ access }) => (typeof access === 'string' ? [] : access)),
])
