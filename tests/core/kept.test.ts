import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { writeDrafts } from '../../runtime/core/drafts/drafts.ts'
import { readIntents, writeIntents } from '../../runtime/core/intents.ts'
import {
  emptyNotifications,
  notificationsReducer,
} from '../../runtime/core/notifications/notificationsReducer.ts'
import { type Visit, withVisit } from '../../runtime/core/palette/screens.ts'
import { emptyLog, logToasts } from '../../runtime/core/toasts/log.ts'
import { type Toasts, toastReducer } from '../../runtime/core/toasts/merge.ts'
import { lastAddress, rememberAddress } from '../../runtime/shell/screen/lastAddresses.ts'
import { createSessionState } from '../../runtime/shell/session/sessionState.ts'
import { type Notification } from '../../schemas/wire/notification.ts'

/** Records, screens, messages that a page sees that stays open for days. */
const many = Array.from({ length: 5000 }, (_, number) => number)

describe('limit of kept data', () => {
  it('is 100 loads that are cached for the session', () => {
    const state = createSessionState(createStore())
    for (const id of many) state.keepLoad(`GET /api/records/${id}`, { id })
    expect(state.loads.size).toBe(100)
    expect(state.loads.get('GET /api/records/4999')).toEqual({ id: 4999 })
  })

  it('is 50 addresses of breadcrumbs in each storage', () => {
    const [memory, tabMemory] = [mapOf(), mapOf()]
    const parts = { browser: { memory, tabMemory }, session: { token: () => 'token' } }
    for (const id of many.slice(0, 200)) rememberAddress(parts, `/records/${id}`, '?tab=lines')
    expect(lastAddress(parts, '/records/199')).toBe('/records/199?tab=lines')
    expect(lastAddress(parts, '/records/150')).toBe('/records/150?tab=lines')
    expect(lastAddress(parts, '/records/149')).toBe('/records/149')
    for (const { kept } of [memory, tabMemory]) {
      expect(kept.size).toBe(1)
      expect([...kept.values()].join('').match(/\/records\//g)).toHaveLength(50)
    }
  })

  it('is ten opened screens and ten opened records', () => {
    const visited = many.slice(0, 500).reduce<Visit[]>((visits, id) => {
      const list = withVisit(visits, { name: `list-${id}`, params: {} })
      return withVisit(list, { name: 'record', params: { id: String(id) } })
    }, [])
    expect(visited).toHaveLength(20)
  })

  it('is 50 drafts and 50 changes without a reply', () => {
    const drafts = many.map(id => ({ place: `form ${id}`, tab: 'a', values: { name: 'x' }, at: id }))
    expect(JSON.parse(writeDrafts(drafts))).toHaveLength(50)
    const intents = many.map(id => ({ print: `${id}`, key: `${id}`, at: 0, draft: '' }))
    expect(readIntents(writeIntents(intents), 0)).toHaveLength(50)
  })

  it('is 20 toasts on screen and 100 in the log', () => {
    let toasts: Toasts = { shown: [], next: 1 }
    let log = emptyLog
    for (const id of many) {
      const toast = { type: 'info', text: `Message ${id}` } as const
      toasts = toastReducer(toasts, { type: 'toastRaised', toast, at: id * 1000 })
      log = logToasts(log, toasts.shown)
    }
    expect([toasts.shown.length, log.toasts.length]).toEqual([20, 100])
  })

  it('is 2,000 ids of closed notifications and 500 ended processes', () => {
    let centre = emptyNotifications
    for (const id of many) {
      centre = notificationsReducer(centre, { type: 'pushed', notifications: [ended(id)] })
      centre = notificationsReducer(centre, { type: 'closed', key: centre.items[0]?.key ?? 0 })
    }
    expect([centre.items.length, centre.closed.size, centre.ended.size]).toEqual([0, 2000, 500])
    // The last one that was closed does not come back with a list that was asked for before.
    centre = notificationsReducer(centre, { type: 'listed', notifications: [ended(4999)], since: 1 })
    expect(centre.items).toEqual([])
  })
})

function ended(id: number): Notification {
  return {
    id: `${id}`,
    createdAt: '2026-01-05 09:30:00',
    message: 'Done.',
    type: 'CUSTOM',
    read: false,
    fileUrl: undefined,
    inProgressId: id + 1,
  }
}

/** A storage of the browser. */
function mapOf() {
  const kept = new Map<string, string>()
  return {
    kept,
    get: (key: string) => kept.get(key),
    set: (key: string, value: string) => kept.set(key, value).has(key),
    remove: (key: string) => void kept.delete(key),
  }
}
