import { loadMenu } from '../menu/loadMenu.ts'
import { startNotifications } from '../notifications/startNotifications.ts'
import { type Shell } from '../Shell.ts'
import { fetchToastList } from '../toasts/ToastArea.tsx'
import { loadProfile } from './loadProfile.ts'

/** Asks for the menu, who is signed in and the notifications, as far as the configuration shows them. */
export function afterFirstRows(shell: Shell): void {
  const shown = shell.configuration.topMenu.split(',')
  void loadMenu(shell)
  if (shown.includes('account')) void loadProfile(shell)
  if (shown.includes('notifications')) startNotifications(shell)
  fetchToastList().catch(() => {})
}
