import { type RouteEntry } from '../../../schemas/index.ts'
import { readResourceList } from '../../../schemas/wire/session.ts'
import { neededResource } from '../../core/access/permissions.ts'
import { loggedAs } from '../../core/errors/failure.ts'
import { messages } from '../../core/messages.ts'
import { resourceListCall } from '../../core/resourceListCall.ts'
import { type HttpReply } from '../../ports/http.ts'
import { menuAtom } from '../menu/useMenu.ts'
import { type Opening, type Shell } from '../Shell.ts'
import { onSessionStart } from './onSessionStart.ts'
import { resourcesAtom } from './resources.ts'

/**
 * Loads the resource list as the permissions of the user (spec 2 §4.1). A failure shows the toast of spec 2 §8
 * and keeps the former list. Without one, a screen that needs a resource gives way to the error screen; others
 * are open to any signed-in user.
 */
export async function fetchResources(shell: Shell, entry: RouteEntry, opening: Opening): Promise<void> {
  const call = { ...resourceListCall, signal: opening.signal }
  const reply = await shell.callFor(opening, false)(call, { ignores404: true })
  if (keep(shell, reply)) return
  if (reply.ok) shell.toast({ type: 'error', text: messages.aclMissing })
  else if (!reply.handled)
    shell.toast({ type: 'error', text: messages.permissionFailed, ...loggedAs(reply.data) })
  if (!shell.store.get(resourcesAtom) && neededResource(entry, opening.params) !== undefined)
    throw shell.redirect(shell.leadTo(shell.settings.screens.error, opening))
}

/**
 * Updates the list behind a public screen, for its menus, if the session is valid and the screen shows menus.
 * A failure is silent: the error screens are public, so a redirect to them would loop.
 */
export async function refreshResources(shell: Shell, entry: RouteEntry): Promise<void> {
  const { login, logout } = shell.settings.screens
  if (entry.name === login || entry.name === logout) return
  const { http, session } = shell.ports
  const token = session.token()
  const reply = await http.send(resourceListCall)
  if (session.token() !== token) return
  if (keep(shell, reply)) {
    if (!entry.frame) onSessionStart(shell)
    return
  }
  // A session that the server refuses has no menu; one that is shown stays.
  shell.store.set(menuAtom, before => before ?? [])
}

/** An equal list keeps its identity, so that menus, grids and links do not render again. */
function keep({ store }: Shell, reply: HttpReply): boolean {
  const held = reply.ok ? readResourceList(reply.data) : undefined
  if (!held) return false
  const [before, now] = [store.get(resourcesAtom), new Set(held)]
  const same = before?.size === now.size && [...now].every(resource => before.has(resource))
  if (!same) store.set(resourcesAtom, now)
  return true
}
