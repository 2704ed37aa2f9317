import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeRuns } from '../../../src/sandbox/clock/makeRuns.ts'
import { moment } from '../../../src/sandbox/clock/moment.ts'
import { nextAt, nextStep } from '../../../src/sandbox/clock/nextStep.ts'
import { type Run } from '../../../src/sandbox/clock/run.ts'
import { definedContract } from '../../../src/sandbox/contract/definedContract.ts'
import { openDatabase } from '../../../src/sandbox/database/database.ts'
import { rowsOf, run } from '../../../src/sandbox/database/rows.ts'
import { type Store } from '../../../src/sandbox/database/store.ts'
import { openSandbox } from '../../../src/sandbox/openSandbox.ts'
import { makeBackground } from '../../../src/sandbox/server/backgroundTasks.ts'
import { makeHub } from '../../../src/sandbox/socket/hub.ts'
import { asking, openTestSandbox, withFilled } from '../client.ts'
import { copySeededData } from '../seededData.ts'

const instant = (text: string) => Date.parse(`${text.replace(' ', 'T')}Z`)

describe('next due time', () => {
  it('of a daily or periodic run is after a moment, never at it', () => {
    expect(moment(nextAt('16:00', instant('2011-12-10 08:00:00')))).toBe('2011-12-10 16:00:00')
    expect(moment(nextAt('16:00', instant('2011-12-10 16:00:00')))).toBe('2011-12-11 16:00:00')
    expect(moment(nextStep(15, instant('2011-12-10 08:15:00')))).toBe('2011-12-10 08:30:00')
    expect(moment(nextStep(240, instant('2011-12-10 08:00:01')))).toBe('2011-12-10 12:00:00')
  })
})

describe('scheduled runs', () => {
  let now = 0
  let store: Store
  beforeEach(() => {
    now = instant('2011-12-10 08:00:00')
    const db = openDatabase(':memory:', 'empty')
    store = {
      db,
      now: () => now,
      clock: { instant: () => now, pass: milliseconds => (now += milliseconds) },
      moment: () => moment(now),
      background: makeBackground(':memory:', db),
      hub: makeHub(),
      defined: definedContract,
    }
  })
  afterEach(() => store.db.close())

  /** Writes down when it was due. */
  const noting = (name: string, minutes: number, notified: string[] = []): Run => ({
    name,
    next: (_db, after) => nextStep(minutes, after),
    work(due) {
      run(due.db, 'INSERT INTO meta VALUES (?, ?)', `${due.moment()} ${name}`, '')
      return () => notified.push(name)
    },
  })
  const noted = () =>
    rowsOf(store.db, "SELECT key FROM meta WHERE key <> 'seed' ORDER BY rowid").map(({ key }) => String(key))
  const withRowids = () => store.db.exec('DROP TABLE meta; CREATE TABLE meta (key TEXT, value TEXT)')

  it('are caught up in due order, each at its own time', () => {
    withRowids()
    const notified: string[] = []
    const doDue = makeRuns(store, [noting('hourly', 60, notified), noting('half', 30, notified)])
    doDue()
    expect(noted()).toEqual([])
    store.clock.pass(61 * 60_000)
    doDue()
    expect(noted()).toEqual([
      '2011-12-10 08:30:00 half',
      '2011-12-10 09:00:00 hourly',
      '2011-12-10 09:00:00 half',
    ])
    expect(notified).toEqual(['half', 'hourly', 'half'])
    doDue()
    expect(noted()).toHaveLength(3)
  })

  it('leave no partial work, and still have their next turn', () => {
    withRowids()
    const errors = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => errors.mockRestore())
    const { next, work } = noting('stumbling', 60)
    const turns: string[] = []
    const stumbling: Run = {
      name: 'stumbling',
      next,
      work(due) {
        const notified = work(due)
        turns.push(due.moment())
        if (turns.length === 1) throw new Error('In the middle.')
        return notified
      },
    }
    const doDue = makeRuns(store, [stumbling])
    store.clock.pass(120 * 60_000)
    doDue()
    expect(turns).toEqual(['2011-12-10 09:00:00', '2011-12-10 10:00:00'])
    expect(noted()).toEqual(['2011-12-10 10:00:00 stumbling'])
    expect(errors).toHaveBeenCalledOnce()
  })

  it('are not caught up for a time in which they were disabled', () => {
    withRowids()
    const { work, next } = noting('sometimes', 30)
    let on = false
    const doDue = makeRuns(store, [
      { name: 'sometimes', work, next: (db, after) => (on ? next(db, after) : undefined) },
    ])
    store.clock.pass(95 * 60_000)
    doDue()
    on = true
    store.clock.pass(30 * 60_000)
    doDue()
    expect(noted()).toEqual(['2011-12-10 10:00:00 sometimes'])
  })
})

describe('sandbox clock', () => {
  it('is advanced on request by a number of minutes, from this machine only', async () => {
    const { ask, close } = await openTestSandbox({ clock: () => 0 })
    onTestFinished(close)
    const passed = await ask('POST /sandbox/clock', { body: { minutes: 60 } })
    expect(Object(passed.json()).moment).toBe('2011-12-10 09:00:00')
    for (const body of [{}, { minutes: 0 }, { minutes: 'x' }, { hours: 1 }])
      expect((await ask('POST /sandbox/clock', { body })).status).toBe(400)
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await ask('POST /sandbox/clock', { body: { minutes: 1 }, headers })).status).toBe(403)
  })

  it('continues after a restart, without repeating work', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-runs-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const data = join(folder, 'data.sqlite')
    copySeededData(data)
    const open = async () => {
      const sandbox = await openSandbox(withFilled({ data, seed: 'basic' }))
      const ask = asking(sandbox)
      const token = sandbox.signIn('finance')
      return {
        sandbox,
        ask,
        notifications: async () => (await ask('GET /api/navigation/notification', { token })).text,
      }
    }
    const first = await open()
    await first.ask('POST /sandbox/clock', { body: { minutes: 8 * 60 + 1 } })
    const [carried] = /The bank file contains \d+ refunds/.exec(await first.notifications()) ?? []
    expect(carried).toBeDefined()
    first.sandbox.close()

    const second = await open()
    const { moment: after } = Object(
      (await second.ask('POST /sandbox/clock', { body: { minutes: 1 } })).json(),
    )
    expect(after).toMatch(/^2011-12-10 16:0[1-3]:/)
    expect((await second.notifications()).split('The bank file contains')).toHaveLength(2)
    second.sandbox.close()
  })
})
