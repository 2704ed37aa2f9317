import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clock, setClock } from '../../src/adapters/clock.ts'

const right = Date.UTC(2026, 10, 23, 9, 30)
const header = new Date(right).toUTCString()

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  setClock(new Date().toUTCString())
})

describe('page clock', () => {
  it.each([
    ['a year ahead', 365 * 86_400_000],
    ['a year behind', -365 * 86_400_000],
  ])('uses the server time when the clock of the machine is %s', (_, wrong) => {
    vi.setSystemTime(right + wrong)
    setClock(header)
    expect(clock.now()).toBe(right)
    vi.setSystemTime(right + wrong + 5000)
    expect(clock.now()).toBe(right + 5000)
  })

  it('uses the machine time when both differ only by the latency of the reply', () => {
    vi.setSystemTime(right + 3000)
    setClock(header)
    expect(clock.now()).toBe(right + 3000)
  })

  it.each([null, '', 'no date'])('is unchanged by a reply with the date %j', said => {
    vi.setSystemTime(right + 7_200_000)
    setClock(header)
    setClock(said)
    expect(clock.now()).toBe(right)
  })
})
