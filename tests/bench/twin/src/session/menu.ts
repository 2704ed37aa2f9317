import { atom, getDefaultStore } from 'jotai'
import { type MenuNode } from '../../../../../schemas/wire/menu.ts'
import { type Notification, readNotifications } from '../../../../../schemas/wire/notification.ts'
import { dataOf, get } from '../api.ts'
import { firstRows } from '../firstRows.ts'
import { fetchToastList } from '../toasts/ToastArea.tsx'
import { showToast } from '../toasts/toasts.ts'
import { whenIdle } from '../whenIdle.ts'

/** Undefined: it has not arrived. */
export const menuAtom = atom<readonly MenuNode[] | undefined>(undefined)

export interface Profile {
  readonly name: string
  readonly email: string
}
export const profileAtom = atom<Profile | undefined>(undefined)

export const notificationsAtom = atom<readonly Notification[]>([])

/** How many notifications are unread. */
export const unreadAtom = atom(get => get(notificationsAtom).filter(({ read }) => !read).length)

const userKey = 'twin.user'

/** Name of the user, which is known before the profile arrives: it is kept until the session ends. */
export function knownUser(): string {
  return getDefaultStore().get(profileAtom)?.name ?? localStorage.getItem(userKey) ?? ''
}

let begun = false

/** What the frame shows besides, asked for once and beside the data of the first screen, which it never waits for. */
export function startFrame(): void {
  if (begun) return
  begun = true
  const menu = get('/api/navigation/menu')
  void loadProfile()
  void firstRows()
    .then(whenIdle)
    .then(() => Promise.all([loadMenu(menu), loadNotifications(), fetchToastList()]))
}

async function loadMenu(asked: ReturnType<typeof get>): Promise<void> {
  const reading = import('../../../../../runtime/core/menu/readMenu.ts')
  const reply = await asked
  try {
    const { readMenu } = await reading
    const data = reply.data
    if (!reply.ok || typeof data !== 'object' || data === null || !('menu' in data))
      throw new Error('no menu')
    getDefaultStore().set(menuAtom, readMenu(String(data.menu)))
  } catch {
    getDefaultStore().set(menuAtom, [])
    if (reply.ok || !reply.handled) showToast('error', 'Error loading menu.')
  }
}

async function loadProfile(): Promise<void> {
  const reply = await get('/get-profile')
  const data = dataOf(reply.data)
  if (!reply.ok || typeof data !== 'object' || data === null) return
  const { username = '', email = '' } = data as { username?: string; email?: string }
  localStorage.setItem(userKey, username)
  getDefaultStore().set(profileAtom, { name: username, email })
}

/** False after a failure, which is reported to the user. */
export async function loadNotifications(): Promise<boolean> {
  const reply = await get('/api/navigation/notification')
  const list = reply.ok ? readNotifications(reply.data) : undefined
  if (list) {
    getDefaultStore().set(notificationsAtom, list)
    return true
  }
  if (reply.ok || !reply.handled) showToast('error', 'Error loading notifications.')
  return false
}
