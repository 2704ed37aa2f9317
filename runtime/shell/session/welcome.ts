import { menuAtom } from '../menu/menuAtom.ts'
import { type Shell } from '../Shell.ts'
import { firstRows } from '../screen/startGrids.ts'
import { whenIdle } from '../whenIdle.ts'

/**
 * The first screen of a session has opened: raises the login event, and asks for what the frame shows besides. None of it
 * is needed for the first rows, so it leaves after them, and what carries it out arrives after them too.
 */
export function welcome(shell: Shell): void {
  if (!shell.session.first) return
  shell.session.first = false
  shell.events.dispatchEvent(new Event('login'))
  void firstRows()
    .then(whenIdle)
    .then(() => import('./afterFirstRows.ts'))
    .then(({ afterFirstRows }) => afterFirstRows(shell))
    // A part of the script is gone: the next screen that opens notices it, and reloads the page.
    .catch(() => shell.store.set(menuAtom, null))
}
