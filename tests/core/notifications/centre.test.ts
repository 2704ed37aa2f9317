import { describe, expect, it } from 'vitest'
import { isKnownType, notificationStyle } from '../../../runtime/core/notifications/notificationStyle.ts'
import {
  emptyNotifications,
  type NotificationsEvent,
  type NotificationsState,
  notificationsReducer,
  unreadCount,
} from '../../../runtime/core/notifications/notificationsReducer.ts'
import { deepFreeze } from '../../../runtime/core/objects.ts'
import { type Notification } from '../../../schemas/wire/notification.ts'
import { pick, seeded } from '../random.ts'

const notification = (id: string, more: Partial<Notification> = {}): Notification => ({
  id,
  createdAt: '2026-01-05 09:30:00',
  message: `Message ${id}`,
  type: 'CUSTOM',
  read: false,
  fileUrl: undefined,
  inProgressId: 0,
  ...more,
})
const going = (id: string, message = 'Going on') => notification(id, { type: 'IN_PROGRESS', message })
const played = (...events: readonly NotificationsEvent[]): NotificationsState =>
  events.reduce(
    (centre, event) => deepFreeze(notificationsReducer(centre, deepFreeze(event))),
    emptyNotifications,
  )
const listed = (notifications: readonly Notification[], since = 1): NotificationsEvent => ({
  type: 'listed',
  notifications,
  since,
})
const pushed = (...notifications: readonly Notification[]): NotificationsEvent => ({
  type: 'pushed',
  notifications,
})
const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)
const keyOf = (centre: NotificationsState, id: string) => centre.items.find(item => item.id === id)?.key ?? 0

describe('notifications reducer', () => {
  it('inserts a new pushed notification at the top', () => {
    const centre = played(
      listed([notification('2'), notification('1')]),
      pushed(notification('3'), notification('4')),
    )
    expect(ids(centre.items)).toEqual(['4', '3', '2', '1'])
    expect(unreadCount(centre)).toBe(4)
  })

  it('removes the matching in-progress item when a notification with an in-progress id greater than 0 arrives', () => {
    const centre = played(
      listed([going('7'), going('8')]),
      pushed(notification('9', { inProgressId: 7 }), notification('10', { inProgressId: 0 })),
    )
    expect(ids(centre.inProgress)).toEqual(['8'])
    expect(ids(centre.items)).toEqual(['10', '9'])
  })

  it('updates the progress of a process, but not after its end', () => {
    const begun = played(pushed(going('7'), going('8'), going('7', '50 %')))
    expect(begun.inProgress.map(({ message }) => message)).toEqual(['Going on', '50 %'])
    const done = notificationsReducer(
      begun,
      pushed(notification('9', { inProgressId: 7 }), going('7', '99 %')),
    )
    expect(ids(done.inProgress)).toEqual(['8'])
  })

  it('marks a notification as read once', () => {
    const centre = played(listed([notification('1')]))
    const keys = new Set([keyOf(centre, '1')])
    const read = notificationsReducer(centre, { type: 'markedRead', keys })
    expect(unreadCount(read)).toBe(0)
    expect(unreadCount(notificationsReducer(read, listed([notification('1')], read.next)))).toBe(0)
    expect(unreadCount(notificationsReducer(read, pushed(notification('1'))))).toBe(0)
    expect(unreadCount(notificationsReducer(read, { type: 'readRefused', keys }))).toBe(1)
  })

  it('keeps notifications that arrived after the list was requested, or that no list contains', () => {
    const centre = played(pushed(notification(''), notification('5')))
    expect(ids(notificationsReducer(centre, listed([notification('4')], 3)).items)).toEqual(['', '4'])
    expect(ids(notificationsReducer(centre, listed([notification('4')], 1)).items)).toEqual(['5', '', '4'])
    const begun = played(pushed(going('7')), listed([going('8')], 1))
    expect(ids(begun.inProgress)).toEqual(['7', '8'])
  })

  it('does not restore closed or cleared notifications, unless the server refused', () => {
    const centre = played(listed([notification('2'), notification('1')]))
    const closed = notificationsReducer(centre, { type: 'closed', key: keyOf(centre, '2') })
    expect(ids(notificationsReducer(closed, listed([notification('2'), notification('1')])).items)).toEqual([
      '1',
    ])
    const cleared = notificationsReducer(centre, { type: 'cleared' })
    expect(notificationsReducer(cleared, listed([notification('2'), notification('1')])).items).toEqual([])
    const back = notificationsReducer(notificationsReducer(cleared, pushed(notification('3'))), {
      type: 'closeRefused',
      items: centre.items,
    })
    expect(ids(back.items)).toEqual(['3', '2', '1'])
    const [late, early] = ['2026-01-05 09:31:00', '2026-01-05 09:29:00'] as const
    const timed = played(
      listed([
        notification('b', { createdAt: late }),
        notification('a', { createdAt: early }),
        going('8'),
        going('7'),
      ]),
    )
    const without = (id: string) =>
      notificationsReducer(timed, {
        type: 'closed',
        key: keyOf(timed, id) || (timed.inProgress[0]?.key ?? 0),
      })
    const refused = (centre: NotificationsState) =>
      notificationsReducer(centre, { type: 'closeRefused', items: [...timed.items, ...timed.inProgress] })
    expect(ids(refused(without('b')).items)).toEqual(['b', 'a'])
    expect(ids(refused(without('a')).items)).toEqual(['b', 'a'])
    expect(ids(refused(without('8')).inProgress)).toEqual(['8', '7'])
  })

  it('keeps processes in progress when all are cleared', () => {
    const centre = played(listed([going('7'), notification('1')]), { type: 'cleared' })
    expect(ids(centre.inProgress)).toEqual(['7'])
  })

  it('removes processes that ended while disconnected', () => {
    const centre = played(listed([going('7'), notification('1')]))
    expect(notificationsReducer(centre, listed([notification('1')], centre.next)).inProgress).toEqual([])
  })
})

const types = ['CUSTOM', 'SUCCESS_DOWNLOAD', 'ERROR_MESSAGE', 'IN_PROGRESS', 'IN_PROGRESS']

function randomEvent(random: () => number, centre: NotificationsState): NotificationsEvent {
  const any = () => {
    const type = pick(random, types)
    const id = String(1 + Math.floor(random() * 40))
    return notification(random() < 0.2 ? '' : id, {
      type,
      read: random() < 0.3,
      inProgressId: type !== 'IN_PROGRESS' && random() < 0.4 ? 1 + Math.floor(random() * 40) : 0,
    })
  }
  const some = (most: number) => Array.from({ length: Math.floor(random() * most) }, any)
  const all = [...centre.items, ...centre.inProgress]
  const keys = new Set(all.filter(() => random() < 0.4).map(({ key }) => key))
  switch (Math.floor(random() * 8)) {
    case 0: {
      const unique = new Map(
        some(15)
          .filter(({ id }) => id !== '')
          .map(one => [one.id, one]),
      )
      return listed([...unique.values()], Math.max(1, centre.next - Math.floor(random() * 5)))
    }
    case 1:
      return { type: 'markedRead', keys }
    case 2:
      return all.length > 0 ? { type: 'closed', key: pick(random, all).key } : { type: 'cleared' }
    case 3:
      return random() < 0.2 ? { type: 'cleared' } : { type: 'listFailed' }
    default:
      return pushed(...some(6))
  }
}

describe.each(Array.from({ length: 30 }, (_, seed) => seed))(
  'notifications reducer after random events, seed %i',
  seed => {
    const random = seeded(seed)
    const steps: { event: NotificationsEvent; before: NotificationsState; now: NotificationsState }[] = []
    for (let step = 0, before = emptyNotifications; step < 150; step += 1) {
      const event = deepFreeze(randomEvent(random, before))
      const now = deepFreeze(notificationsReducer(before, event))
      steps.push({ event, before, now })
      before = now
    }

    it('has each item once, with a key and a unique id, and processes in progress apart', () => {
      for (const { now } of steps) {
        const all = [...now.items, ...now.inProgress]
        expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
        expect(Math.max(0, ...all.map(({ key }) => key))).toBeLessThan(now.next)
        const known = ids(now.items).filter(id => id !== '')
        expect(new Set(known).size).toBe(known.length)
        expect(now.items.some(({ type }) => type === 'IN_PROGRESS')).toBe(false)
        expect(now.inProgress.every(({ type }) => type === 'IN_PROGRESS')).toBe(true)
      }
    })

    it('contains no closed notification, and no ended process', () => {
      for (const { now } of steps) {
        for (const { id } of [...now.items, ...now.inProgress])
          expect(id !== '' && now.closed.has(id)).toBe(false)
        for (const { id, inProgressId } of now.inProgress) {
          expect(now.ended.has(inProgressId || Number(id))).toBe(false)
        }
      }
    })

    it('never marks a notification as unread again, and counts exactly', () => {
      for (const { before, now } of steps) {
        const read = new Set(before.items.filter(item => item.read).map(({ key }) => key))
        for (const item of now.items) if (read.has(item.key)) expect(item.read).toBe(true)
        expect(unreadCount(now)).toBe(now.items.filter(item => !item.read).length)
      }
    })

    it('has pushed notifications on top, unless already known, closed or in progress', () => {
      for (const { event, before, now } of steps) {
        if (event.type !== 'pushed') continue
        const known = new Set(ids(before.items).filter(id => id !== ''))
        const fresh = now.items.filter(({ key }) => key >= before.next)
        expect(now.items.slice(0, fresh.length)).toEqual(fresh)
        expect(fresh.some(({ id }) => known.has(id))).toBe(false)
        expect(now.items.length).toBe(before.items.length + fresh.length)
      }
    })
  },
)

describe('a thousand notifications at once', () => {
  it('are all kept and counted, the newest first', () => {
    const many = Array.from({ length: 1000 }, (_, at) => notification(String(at + 1)))
    const centre = played(pushed(...many.slice(0, 400)), pushed(...many.slice(400)))
    expect(ids(centre.items)).toEqual(ids(many).reverse())
    expect(unreadCount(centre)).toBe(1000)
  })
})

describe('notification style (spec 1 §4)', () => {
  it.each([
    ['ERROR_MESSAGE', 'warning', 'red'],
    ['SUCCESS_MESSAGE', 'success', 'green'],
    ['SUCCESS_DOWNLOAD', 'success', 'green'],
    ['REPORT_DOWNLOAD', 'success', 'green'],
    ['ERROR_DOWNLOAD', 'warning', 'red'],
    ['CONNECTED_USERS', 'users', 'lightBlue'],
    ['CHAT_MESSAGE', 'envelope', 'darkBlue'],
    ['OCCURRENCE', 'warning', 'orange'],
    ['IN_PROGRESS', 'loading', 'lightBlue'],
    ['CUSTOM', 'bell', 'green'],
    ['BACKGROUND_PROCESS', 'bell', 'green'],
  ])('for type %s is %s, %s', (type, icon, colour) => {
    expect(notificationStyle(type)).toEqual({ icon, colour })
    expect(isKnownType(type)).toBe(true)
  })

  it('for an unknown type is the default', () => {
    for (const type of ['', 'toString', '__proto__', 'custom']) {
      expect(notificationStyle(type)).toEqual({ icon: 'bell', colour: 'green' })
      expect(isKnownType(type)).toBe(false)
    }
  })
})
