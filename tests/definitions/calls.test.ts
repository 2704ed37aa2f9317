import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox } from '../sandbox/client.ts'
import { definitions } from '../support/screens.ts'

/** Those that need no session: the screens that send them need none either. */
const open = new Set<string>()
/** Every call by which an action or a form changes something, e.g. `POST /api/refunds/1/pay`, with the screens that have it. */
const changes = new Map<string, string[]>()
for (const { screen } of definitions)
  for (const call of callsIn(screen.body)) {
    changes.set(call, [...(changes.get(call) ?? []), screen.name])
    if (screen.access === 'public') open.add(call)
  }
const guarded = [...changes].filter(([call]) => !open.has(call))

let opened: Awaited<ReturnType<typeof openTestSandbox>>
beforeAll(async () => {
  opened = await openTestSandbox()
})
afterAll(() => opened.close())

describe('calls of screens', () => {
  it('are found in the definitions', () => {
    expect(changes.size).toBeGreaterThan(0)
  })

  it.each([...changes])('%s exists on the server (%j)', async call => {
    const { text } = await opened.ask(call, { token: opened.sandbox.signIn('admin'), ...bodyOf(call) })
    expect(text).not.toContain('There is no call')
  })

  it.each(guarded)('%s is rejected without a resource (%j)', async call => {
    const { status } = await opened.ask(call, { token: opened.sandbox.signIn('viewer'), ...bodyOf(call) })
    expect(status).toBe(403)
  })

  it.each(guarded)('%s is rejected without a session (%j)', async call => {
    expect((await opened.ask(call, bodyOf(call))).status).toBe(401)
  })
})

/** Placeholders are 1: whether there is such a record is no matter of these tests. */
/** What is asked for has none. */
function bodyOf(call: string): { readonly body?: object } {
  return call.startsWith('GET ') ? {} : { body: {} }
}

function callsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(callsIn)
  if (typeof part !== 'object' || part === null) return []
  const found: string[] = []
  if ('call' in part && typeof part.call === 'string') {
    const method = 'method' in part && typeof part.method === 'string' ? part.method : 'POST'
    found.push(`${method} ${part.call.replace(/\{\w+\}/g, '1')}`)
  }
  return [...found, ...Object.values(part).flatMap(callsIn)]
}
