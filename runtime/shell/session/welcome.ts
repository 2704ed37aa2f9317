import { loadMenu } from '../menu/loadMenu.ts'
import { loadNotifications } from '../notifications/loadNotifications.ts'
import { type Shell } from '../Shell.ts'
import { firstRows } from '../screen/startGrids.ts'
import { fetchToastList } from '../toasts/ToastArea.tsx'
import { whenIdle } from '../whenIdle.ts'
import { loadProfile } from './loadProfile.ts'

/**
 * The first screen of a session has opened: raises the login event, and asks for what the frame shows besides. None of it
 * is needed for the first rows, so it leaves after them.
 */
export function welcome(shell: Shell): void {
  if (!shell.session.first) return
  shell.session.first = false
  shell.events.dispatchEvent(new Event('login'))
  const shown = shell.configuration.topMenu.split(',')
  void firstRows()
    .then(whenIdle)
    .then(() => {
      void loadMenu(shell)
      if (shown.includes('account')) void loadProfile(shell)
      if (shown.includes('notifications')) void loadNotifications(shell)
      fetchToastList().catch(() => {})
    })
}
