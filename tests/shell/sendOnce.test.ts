import { describe, expect, it } from 'vitest'
import { type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'
import { type Ports } from '../../runtime/ports/ports.ts'
import { type ChangeOptions, forgetIntents, sendOnce } from '../../runtime/shell/calls/sendOnce.ts'
import { createStage } from '../../stories/fixtures/createStage.ts'
import { mapMemory } from '../kinds/mapMemory.ts'

const pay = { method: 'POST', path: '/api/payouts', body: { amount: 12.5 } } as const
const done = { ok: true, status: 200, data: {} } as const
const failed = (status: number): HttpReply => ({ ok: false, status, statusText: '', data: null })

/** A page that sends changes of `nour`; `reload` makes the next one, with the same storage. */
function openPage(memory = mapMemory()) {
  let reply: HttpReply = done
  let time = 0
  const keys: string[] = []
  const { shell } = createStage({ memory })
  const ports: Ports = {
    ...shell.ports,
    clock: { ...shell.ports.clock, now: () => time },
    http: {
      async send({ idempotencyKey = '' }) {
        keys.push(idempotencyKey)
        return reply
      },
    },
  }
  /** Which of the keys, from 0 in the order of their coming. */
  const send = async (answer: HttpReply, call: HttpCall = pay, wish: ChangeOptions = {}) => {
    reply = answer
    await sendOnce(ports, 'nour', call, wish)
    return [...new Set(keys)].indexOf(keys.at(-1) ?? '')
  }
  return {
    send,
    keys,
    memory,
    ports,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    answerLate: (next: HttpReply) => {
      reply = next
    },
  }
}

describe('call with side effects', () => {
  it('sends a key of 128 random bits, and another one when repeated after success', async () => {
    const page = openPage()
    expect(await page.send(done)).toBe(0)
    expect(await page.send(done)).toBe(1)
    expect(page.keys[0]).toMatch(/^[0-9a-f]{32}$/)
  })

  it.each([-1, 502, 503, 504, 500])('sends the same key again after status %i', async status => {
    const page = openPage()
    expect([await page.send(failed(status)), await page.send(done), await page.send(done)]).toEqual([0, 0, 1])
  })

  it('sends another key after a refusal, which had no effect', async () => {
    const page = openPage()
    expect([await page.send(failed(400)), await page.send(done)]).toEqual([0, 1])
  })

  it('sends another key when another value is sent', async () => {
    const page = openPage()
    expect(await page.send(failed(-1))).toBe(0)
    expect(await page.send(done, { ...pay, body: { amount: 13 } })).toBe(1)
    expect(await page.send(done)).toBe(0)
  })

  it('sends the same key after a reload', async () => {
    const page = openPage()
    await page.send(failed(-1))
    const next = openPage(page.memory)
    await next.send(done)
    expect(next.keys).toEqual(page.keys)
    expect([...page.memory.entries()]).toEqual([])
  })

  it('sends the same key after the browser crashed while it was pending', async () => {
    const page = openPage()
    let kept = ''
    const ports = {
      ...page.ports,
      http: {
        async send({ idempotencyKey = '' }: HttpCall) {
          kept = idempotencyKey
          return new Promise<HttpReply>(() => {})
        },
      },
    }
    void sendOnce(ports, 'nour', pay)
    const next = openPage(page.memory)
    await next.send(done)
    expect(next.keys).toEqual([kept])
  })

  it('stores nothing of its content, and nothing at all of sensitive values', async () => {
    const page = openPage()
    const call = { ...pay, body: { iban: 'GB29NWBK60161331926819' } }
    await page.send(failed(-1), call)
    expect([...page.memory.entries()].join()).not.toContain('GB29')
    const secret = openPage()
    await secret.send(failed(-1), call, { draft: 'form bank', sensitive: true })
    expect([...secret.memory.entries()]).toEqual([])
    expect([await secret.send(failed(-1), call, { sensitive: true })]).toEqual([0])
  })

  it('is a new intent once its draft was discarded', async () => {
    const page = openPage()
    const wish = { draft: 'form payout' }
    await page.send(failed(-1), pay, wish)
    forgetIntents(page.ports, 'nour', 'form other')
    expect(await page.send(failed(-1), pay, wish)).toBe(0)
    forgetIntents(page.ports, 'nour', 'form payout')
    expect(await page.send(done, pay, wish)).toBe(1)
  })

  it('is a new intent after 15 minutes without a draft', async () => {
    const page = openPage()
    await page.send(failed(-1))
    page.pass(15 * 60_000)
    expect(await page.send(done)).toBe(1)
  })

  it('is sent with a new key at once if the server knows the old one from another request', async () => {
    const page = openPage()
    await page.send(failed(-1))
    page.answerLate(failed(422))
    await page.send(failed(422))
    expect(page.keys).toHaveLength(3)
    expect(new Set(page.keys).size).toBe(2)
  })

  it('keeps its key while the browser denies access to storage', async () => {
    const page = openPage(Object.assign(mapMemory(), { get: () => undefined, set: () => false }))
    expect([await page.send(failed(-1)), await page.send(done), await page.send(done)]).toEqual([0, 0, 1])
  })
})
