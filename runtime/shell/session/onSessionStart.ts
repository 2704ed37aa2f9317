import { calls } from '../../core/calls.ts'
import { menuAtom } from '../menu/useMenu.ts'
import { type Shell } from '../Shell.ts'
import { firstRows } from '../screen/startGrids.ts'
import { whenIdle } from '../whenIdle.ts'
import { loadProfile } from './loadProfile.ts'

/**
 * The first screen of a session has passed the guard and is about to open: raises the login event, and asks for the menu
 * and who is signed in beside the data of that screen, which none of it waits for. Only the script that reads the menu and
 * opens the live line lets the first rows go before it, for a second at most.
 */
export function onSessionStart(shell: Shell): void {
  const { session, store } = shell
  if (!session.first) return
  session.first = false
  shell.events.dispatchEvent(new Event('login'))
  const menu = shell.call(calls.menu, { background: true })
  if (shell.configuration.topMenu.split(',').includes('account')) void loadProfile(shell)
  let over = false
  const end = () => {
    over = true
  }
  session.ends.add(end)
  void firstRows()
    .then(whenIdle)
    .then(() => import('./startSession.ts'))
    .then(({ startSession }) => over || startSession(shell, menu))
    // A part of the script is gone: the next screen that opens notices it, and reloads the page.
    .catch(() => store.set(menuAtom, null))
    .finally(() => session.ends.delete(end))
}
