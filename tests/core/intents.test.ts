import { describe, expect, it } from 'vitest'
import {
  fingerprintOf,
  type Intent,
  isLost,
  isOpen,
  readIntents,
  writeIntents,
} from '../../runtime/core/intents.ts'
import { seeded } from './random.ts'

const call = { method: 'POST', path: '/api/x', body: { amount: 5, note: 'Anna' } } as const
const intent = (more: Partial<Intent> = {}): Intent => ({ print: 'p', key: 'k', at: 0, draft: '', ...more })
const minute = 60_000

describe('fingerprint of a request', () => {
  it('is equal for equal requests, and differs with method, path, query or body', () => {
    const prints = [
      call,
      { ...call, method: 'PUT' as const },
      { ...call, path: '/api/y' },
      { ...call, query: { version: '1' } },
      { ...call, body: { amount: 6, note: 'Anna' } },
      { ...call, body: undefined },
    ].map(fingerprintOf)
    expect(new Set(prints).size).toBe(prints.length)
    expect(fingerprintOf({ ...call, body: { ...call.body } })).toBe(fingerprintOf(call))
  })

  it('does not reveal the content of the request', () => {
    expect(fingerprintOf(call)).toMatch(/^[a-z0-9]{1,14}$/)
  })

  it('differs for 20,000 amounts', () => {
    const prints = Array.from({ length: 20_000 }, (_, amount) => fingerprintOf({ ...call, body: { amount } }))
    expect(new Set(prints).size).toBe(prints.length)
  })

  it('distinguishes files by name, size and time, and forms by their texts', () => {
    const form = (name: string, text: string, at: number, context = '') => {
      const body = new FormData()
      body.set('uploadFile', new File([text], name, { lastModified: at }))
      if (context) body.set('massImportContext', context)
      return fingerprintOf({ ...call, body })
    }
    expect(form('a.csv', 'x', 1)).toBe(form('a.csv', 'y', 1))
    const prints = [
      form('a.csv', 'x', 1),
      form('b.csv', 'x', 1),
      form('a.csv', 'xx', 1),
      form('a.csv', 'x', 2),
    ]
    expect(new Set([...prints, form('a.csv', 'x', 1, '{}')]).size).toBe(5)
  })
})

describe('stored intent', () => {
  it('expires after 15 minutes, or after 23 hours when it was sent from a draft', () => {
    const text = writeIntents([intent(), intent({ draft: 'form a' })])
    const left = (now: number) => readIntents(text, now).map(({ draft }) => draft)
    expect(left(15 * minute - 1)).toEqual(['', 'form a'])
    expect(left(15 * minute)).toEqual(['form a'])
    expect(left(23 * 60 * minute)).toEqual([])
  })

  it('expires also if it was stored while the clock was ahead', () => {
    const ahead = writeIntents([intent({ at: 3600 * minute }), intent({ at: 10 * minute })])
    expect(readIntents(ahead, 0).map(({ at }) => at)).toEqual([10 * minute])
  })

  it('is one of at most 50: the oldest are deleted', () => {
    const all = Array.from({ length: 60 }, (_, at) => intent({ key: String(at) }))
    const kept = readIntents(writeIntents(all), 0)
    expect(kept.map(({ key }) => key)).toEqual(all.slice(0, 50).map(({ key }) => key))
  })

  it('is never read from invalid data in the storage', () => {
    for (const text of [undefined, '', '{', '{}', '[1,null,{}]', '[{"print":"p","key":1,"at":0,"draft":""}]'])
      expect(readIntents(text, 0)).toEqual([])
    const random = seeded(7)
    for (let round = 0; round < 500; round++) {
      const text = writeIntents([intent()])
      const at = Math.floor(random() * text.length)
      expect(() => readIntents(text.slice(0, at) + text.slice(at + 1), 0)).not.toThrow()
    }
  })

  it.each([-1, 408, 502, 503, 504])('is open, and may have been carried out, after status %i', status => {
    expect([isLost({ status }), isOpen({ status }, false), isOpen({ status }, true)]).toEqual([
      true,
      true,
      true,
    ])
  })

  it.each([400, 401, 403, 404, 422])('is settled by status %i', status => {
    expect([isLost({ status }), isOpen({ status }, false)]).toEqual([false, false])
  })

  it('is open after the first failure of the server and settled by the second, which may be the reply of the first', () => {
    expect([isLost({ status: 500 }), isOpen({ status: 500 }, false), isOpen({ status: 500 }, true)]).toEqual([
      false,
      true,
      false,
    ])
  })

  it('stays open when a retry gets 409: the first request may still be running', () => {
    expect([isOpen({ status: 409 }, false), isOpen({ status: 409 }, true)]).toEqual([false, true])
  })
})
