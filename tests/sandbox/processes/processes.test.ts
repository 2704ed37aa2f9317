import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { definedContract } from '../../../src/sandbox/contract/definedContract.ts'
import { openDatabase } from '../../../src/sandbox/database/database.ts'
import { rowsOf, run } from '../../../src/sandbox/database/rows.ts'
import { type Store } from '../../../src/sandbox/database/store.ts'
import { beginProcess } from '../../../src/sandbox/processes/beginProcess.ts'
import { endInterrupted } from '../../../src/sandbox/processes/endInterrupted.ts'
import { makeBackground } from '../../../src/sandbox/server/backgroundTasks.ts'
import { makeHub } from '../../../src/sandbox/socket/hub.ts'

let pushed: { message: string; inProgressId: number; body: { type: string } }[] = []
let store: Store
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  pushed = []
  const db = openDatabase(':memory:', 'empty')
  store = {
    db,
    now: () => 0,
    clock: { instant: () => 0, pass: () => undefined },
    moment: () => '2011-12-10 08:00:00',
    background: makeBackground(':memory:', db),
    defined: definedContract,
    hub: {
      ...makeHub(),
      push: (_, channel, { actions }) => {
        expect(channel).toBe('BackgroundProcess')
        if (Array.isArray(actions)) pushed.push(...actions)
      },
    },
  }
})
afterEach(() => {
  vi.useRealTimers()
  store.db.close()
})

const begin = () =>
  beginProcess(store, {
    persona: 'finance',
    type: 'report',
    message: 'Your export is being prepared',
    interrupted: 'Your export was interrupted by a restart.',
  })
const list = () => rowsOf(store.db, 'SELECT id, type, message FROM notifications ORDER BY id')

describe('background process', () => {
  it('reports its progress, at most four times a second and never above 99 %', () => {
    const process = begin()
    for (let done = 0; done <= 1200; done++) {
      vi.advanceTimersByTime(1)
      process.progress(done, 1000)
    }
    expect(pushed.map(one => one.message)).toEqual([
      'Your export is being prepared.',
      'Your export is being prepared: 24 %',
      'Your export is being prepared: 49 %',
      'Your export is being prepared: 74 %',
      'Your export is being prepared: 99 %',
    ])
    expect(new Set(pushed.map(one => one.inProgressId))).toEqual(new Set([process.id]))
    expect(list()).toEqual([
      { id: process.id, type: 'IN_PROGRESS', message: 'Your export is being prepared: 99 %' },
    ])
  })

  it('replaces its item in progress when it ends', () => {
    const process = begin()
    process.end(() => ({ type: 'SUCCESS_MESSAGE', message: 'Done.' }))
    expect(pushed.at(-1)).toMatchObject({
      message: 'Done.',
      inProgressId: process.id,
      body: { type: 'SUCCESS_MESSAGE', processType: 'report' },
    })
    expect(list()).toEqual([{ id: expect.any(Number), type: 'SUCCESS_MESSAGE', message: 'Done.' }])
    expect(rowsOf(store.db, 'SELECT * FROM processes')).toEqual([])
  })

  it('whose end cannot be stored has not ended, and leaves nothing', () => {
    const process = begin()
    const fail = () =>
      process.end(() => {
        run(store.db, "INSERT INTO files (persona, name) VALUES ('finance', 'half.csv')")
        throw new Error('The disk is full.')
      })
    expect(fail).toThrow('The disk is full.')
    expect(rowsOf(store.db, 'SELECT * FROM files')).toEqual([])
    expect(list().map(row => row.type)).toEqual(['IN_PROGRESS'])
    expect(pushed).toHaveLength(1)
  })

  it('whose item was closed is notified when it ends, and not before', () => {
    const process = begin()
    run(store.db, 'DELETE FROM notifications WHERE id = ?', process.id)
    vi.advanceTimersByTime(1000)
    process.progress(1, 2)
    expect(pushed).toHaveLength(1)
    process.end(() => ({ type: 'ERROR_MESSAGE', message: 'It has failed.' }))
    expect(pushed.map(one => one.body.type)).toEqual(['IN_PROGRESS', 'ERROR_MESSAGE'])
  })

  it('that was interrupted ends as an error when the sandbox is opened again', () => {
    begin()
    const { id } = begin()
    endInterrupted(store)
    expect(list().map(row => [row.type, row.message])).toEqual([
      ['ERROR_MESSAGE', 'Your export was interrupted by a restart.'],
      ['ERROR_MESSAGE', 'Your export was interrupted by a restart.'],
    ])
    expect(rowsOf(store.db, 'SELECT in_progress_id AS id FROM notifications').map(row => row.id)).toEqual([
      expect.any(Number),
      id,
    ])
  })
})
