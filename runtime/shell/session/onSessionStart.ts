import { calls } from '../../core/calls.ts'
import { menuAtom } from '../menu/useMenu.ts'
import { type Shell } from '../Shell.ts'
import { firstRows } from '../screen/startGrids.ts'
import { whenIdle } from '../whenIdle.ts'
import { loadProfile } from './loadProfile.ts'

/**
 * Runs when the first screen of a session has passed the guard: raises the login event, and loads the menu
 * and the profile in parallel with that screen's data, which does not wait for them. Only the chunk for menu
 * and live connection waits for the first rows, for at most a second.
 */
export function onSessionStart(shell: Shell): void {
  const { session, store } = shell
  if (!session.first) return
  session.first = false
  shell.events.dispatchEvent(new Event('login'))
  const menu = shell.call(calls.menu, { background: true })
  void loadProfile(shell)
  let over = false
  const end = () => {
    over = true
  }
  session.ends.add(end)
  void firstRows()
    .then(whenIdle)
    .then(() => import('./startSession.ts'))
    .then(({ startSession }) => over || startSession(shell, menu))
    // A missing chunk: the next opening screen detects it and reloads the page.
    .catch(() => store.set(menuAtom, null))
    .finally(() => session.ends.delete(end))
}
