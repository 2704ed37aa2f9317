import { openSandbox, type Sandbox, type SandboxOptions } from '../../src/sandbox/openSandbox.ts'
import { replyFaults } from '../support/replyFaults.ts'
import { seededData } from './seededData.ts'

/** An answer of the sandbox with its body as text and as JSON. */
export interface Answer {
  readonly status: number
  readonly text: string
  readonly headers: Headers
  /** The body as JSON. Throws if it is not JSON. */
  json(): unknown
}

/** How a test asks: `token` goes into the Authorization header; a body that is no text is sent as JSON. */
export interface Asked {
  readonly token?: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export const origin = 'http://127.0.0.1:4000'

/** A sandbox of its own in memory, which does not fill the basic seed again; a data file is filled as ever. */
export async function openTestSandbox(options: SandboxOptions = {}) {
  const sandbox = await openSandbox(withFilled(options))
  return { sandbox, ask: asking(sandbox), close: () => sandbox.close() }
}

/**
 * The options of a sandbox for tests: an empty one, or a copy of the basic one. A reply of it that does not keep to the
 * contract fails the test.
 */
export function withFilled(options: SandboxOptions): SandboxOptions {
  const copies = options.seed === 'basic' && options.data === undefined
  return {
    seed: 'empty',
    onReplyFault: fault => replyFaults.push(fault),
    ...options,
    ...(copies && { filled: seededData() }),
  }
}

/** Asks a sandbox without a port: `ask('GET /api/…', { token })`. */
export function asking(sandbox: Sandbox) {
  return async (call: string, { token, body, headers = {} }: Asked = {}): Promise<Answer> => {
    const [method = 'GET', path = '/'] = call.split(' ')
    const reply = await sandbox.fetch(
      new Request(origin + path, {
        method,
        headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    )
    const text = await reply.text()
    return { status: reply.status, text, headers: reply.headers, json: () => JSON.parse(text) }
  }
}

/** Chooses a persona at the access-control login and returns the one-time code. */
export async function chooseAtLogin(ask: ReturnType<typeof asking>, persona: string): Promise<string> {
  const reply = await ask(
    `POST /sandbox/access-control/login?return=${encodeURIComponent(`${origin}/login`)}&application=operations-console&flow=staff`,
    { body: `persona=${persona}`, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  )
  return new URL(reply.headers.get('location') ?? '', origin).searchParams.get('jwt') ?? ''
}

/** The first thousand rows of a grid; `filter` as the wire spells it, its groups AND-ed. */
export async function gridRows<T>(
  ask: ReturnType<typeof asking>,
  path: string,
  token: string,
  filter: readonly unknown[] = [],
): Promise<T[]> {
  const options = { pagination: { limit: 1000, offset: 0 }, filter, sort: [], columns: [] }
  return Object((await ask(`POST ${path}`, { token, body: { options } })).json()).data
}

/** A filter of one value. */
export function equals(index: string, value: string | number) {
  return [{ index, value, condition: 'equals' }]
}
