import { type CallReply } from '../calls/callReply.ts'
import { fetchWaitingCalls } from '../calls/Waiting.tsx'
import { loadMenu } from '../menu/loadMenu.ts'
import { startNotifications } from '../notifications/startNotifications.ts'
import { type Shell } from '../Shell.ts'
import { fetchToastList } from '../toasts/ToastArea.tsx'

/** Shows the requested menu, and starts the notifications if the configuration enables them. */
export function startSession(shell: Shell, menu: Promise<CallReply>): void {
  void loadMenu(shell, menu)
  if (shell.configuration.topMenu.split(',').includes('notifications')) startNotifications(shell)
  fetchToastList().catch(() => {})
  fetchWaitingCalls().catch(() => {})
}
