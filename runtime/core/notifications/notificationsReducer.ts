import { type Notification, readProcessId } from '../../../schemas/wire/notification.ts'

/** Maximum remembered ends of processes, for lists requested earlier that still contain them. */
const mostEnded = 500
/** The same for closed notifications; a whole list may be cleared at once. */
const mostClosed = 2000

/** A notification or running process, with a key of its own because not every notification has an id. */
export interface NotificationsItem extends Notification {
  readonly key: number
}

/** The state of the notification centre. */
export interface NotificationsState {
  /** Newest first. */
  readonly items: readonly NotificationsItem[]
  /** Running processes, newest first. */
  readonly inProgress: readonly NotificationsItem[]
  /** `failed`: the list could not be loaded; pushed notifications are shown anyway. */
  readonly list: 'waiting' | 'loaded' | 'failed'
  /** Key of the next item. */
  readonly next: number
  /** Ids closed by the user: a list requested earlier does not bring them back. */
  readonly closed: ReadonlySet<string>
  /** Processes known to have ended. */
  readonly ended: ReadonlySet<number>
}

export type NotificationsEvent =
  /** A list has arrived; `since` is the value of `next` when it was requested. */
  | { readonly type: 'listed'; readonly notifications: readonly Notification[]; readonly since: number }
  | { readonly type: 'listFailed' }
  /** In order of arrival. */
  | { readonly type: 'pushed'; readonly notifications: readonly Notification[] }
  | { readonly type: 'markedRead'; readonly keys: ReadonlySet<number> }
  /** The server did not take it. */
  | { readonly type: 'readRefused'; readonly keys: ReadonlySet<number> }
  | { readonly type: 'closed'; readonly key: number }
  | { readonly type: 'cleared' }
  /** The server did not take it: the items come back to their places. */
  | { readonly type: 'closeRefused'; readonly items: readonly NotificationsItem[] }

export const emptyNotifications: NotificationsState = {
  items: [],
  inProgress: [],
  list: 'waiting',
  next: 1,
  closed: new Set(),
  ended: new Set(),
}

/** Number of unread notifications. */
export function unreadCount({ items }: NotificationsState): number {
  return items.reduce((count, { read }) => (read ? count : count + 1), 0)
}

/**
 * The state after an event (spec 1 §4): a pushed notification goes on top and replaces its item in progress;
 * items are marked read only once and stay closed once closed.
 */
export function notificationsReducer(
  centre: NotificationsState,
  event: NotificationsEvent,
): NotificationsState {
  switch (event.type) {
    case 'listed':
      return listed(centre, event.notifications, event.since)
    case 'listFailed':
      return { ...centre, list: 'failed' }
    case 'pushed':
      return pushed(centre, event.notifications)
    case 'markedRead':
      return { ...centre, items: withRead(centre.items, event.keys, true) }
    case 'readRefused':
      return { ...centre, items: withRead(centre.items, event.keys, false) }
    case 'closed':
      return closed(centre, item => item.key === event.key)
    case 'cleared':
      return closed(centre, item => centre.items.includes(item))
    case 'closeRefused':
      return restored(centre, event.items)
  }
}

/** The process of an item; one in progress without a process is identified by its id. 0: none. */
function processOf({ type, id, inProgressId }: Notification): number {
  return inProgressId > 0 || type !== 'IN_PROGRESS' ? inProgressId : readProcessId(id)
}

function listed(
  centre: NotificationsState,
  notifications: readonly Notification[],
  since: number,
): NotificationsState {
  const known = new Map([...centre.items, ...centre.inProgress].map(item => [item.id, item]))
  let { next } = centre
  // Oldest first, so that a greater key is a newer item.
  const fresh = notifications
    .filter(({ id }) => !centre.closed.has(id))
    .toReversed()
    .map((notification): NotificationsItem => {
      const before = notification.id === '' ? undefined : known.get(notification.id)
      const read = notification.read || before?.read === true
      return { ...notification, read, key: before?.key ?? next++ }
    })
    .toReversed()
  const ids = new Set(fresh.map(({ id }) => id))
  // Items that the server does not store, or newer than the request, are not in the list.
  const only = ({ id, key }: NotificationsItem) => (id === '' || key >= since) && !(id !== '' && ids.has(id))
  const going = ({ type }: Notification) => type === 'IN_PROGRESS'
  return {
    ...centre,
    next,
    list: 'loaded',
    items: [...centre.items.filter(only), ...fresh.filter(item => !going(item))],
    inProgress: [
      ...centre.inProgress.filter(only),
      ...fresh.filter(item => going(item) && !centre.ended.has(processOf(item))),
    ],
  }
}

function pushed(centre: NotificationsState, notifications: readonly Notification[]): NotificationsState {
  const ended = new Set(centre.ended)
  const again = new Map<string, Notification>()
  const ids = new Set(centre.items.map(({ id }) => id))
  const added: NotificationsItem[] = []
  let { inProgress, next } = centre
  for (const notification of notifications) {
    const { id, type } = notification
    const process = processOf(notification)
    if (id !== '' && centre.closed.has(id)) continue
    if (type === 'IN_PROGRESS') {
      // A process that became a notification with its own id has ended too.
      if (ended.has(process) || (id !== '' && ids.has(id))) continue
      const same = process > 0 ? inProgress.find(item => processOf(item) === process) : undefined
      inProgress = same
        ? inProgress.map(item => (item === same ? { ...notification, key: same.key } : item))
        : [{ ...notification, key: next++ }, ...inProgress]
      continue
    }
    if (process > 0) ended.add(process)
    inProgress = inProgress.filter(
      item => (process === 0 || processOf(item) !== process) && (id === '' || item.id !== id),
    )
    if (id !== '' && ids.has(id)) again.set(id, notification)
    else added.push({ ...notification, key: next++ })
    ids.add(id)
  }
  const items = [...added.reverse(), ...centre.items].map(item => {
    const newer = item.id === '' ? undefined : again.get(item.id)
    return newer ? { ...newer, key: item.key, read: item.read || newer.read } : item
  })
  return { ...centre, items, inProgress, next, ended: new Set([...ended].slice(-mostEnded)) }
}

function withRead(
  items: readonly NotificationsItem[],
  keys: ReadonlySet<number>,
  read: boolean,
): NotificationsItem[] {
  return items.map(item => (keys.has(item.key) && item.read !== read ? { ...item, read } : item))
}

function closed(centre: NotificationsState, goes: (item: NotificationsItem) => boolean): NotificationsState {
  const gone = [...centre.items, ...centre.inProgress].filter(goes)
  const ids = [...centre.closed, ...gone.map(({ id }) => id).filter(id => id !== '')]
  return {
    ...centre,
    items: centre.items.filter(item => !goes(item)),
    inProgress: centre.inProgress.filter(item => !goes(item)),
    closed: new Set(ids.slice(-mostClosed)),
  }
}

function restored(centre: NotificationsState, back: readonly NotificationsItem[]): NotificationsState {
  const ids = new Set(back.map(({ id }) => id))
  const there = new Set([...centre.items, ...centre.inProgress].map(({ key }) => key))
  const missing = back.filter(({ key }) => !there.has(key))
  const place = (items: readonly NotificationsItem[], wanted: readonly NotificationsItem[]) =>
    wanted.length === 0 ? items : [...items, ...wanted].toSorted(newestFirst)
  return {
    ...centre,
    items: place(
      centre.items,
      missing.filter(({ type }) => type !== 'IN_PROGRESS'),
    ),
    inProgress: place(
      centre.inProgress,
      missing.filter(item => item.type === 'IN_PROGRESS' && !centre.ended.has(processOf(item))),
    ),
    closed: new Set([...centre.closed].filter(id => !ids.has(id))),
  }
}

/** By time, then by arrival if times are equal or missing. */
function newestFirst(one: NotificationsItem, other: NotificationsItem): number {
  if (one.createdAt === other.createdAt) return other.key - one.key
  return one.createdAt < other.createdAt ? 1 : -1
}
