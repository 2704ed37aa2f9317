import { loginAddress } from '../../core/access/login.ts'
import { calls } from '../../core/calls.ts'
import { loggedAs } from '../../core/errors/failure.ts'
import { messages } from '../../core/messages.ts'
import { type Shell } from '../Shell.ts'

/**
 * Ends the session at the server, then clears the cookie and leaves for the login service with the logout flag (spec 2
 * §4.2). On failure the user stays signed in: a cleared cookie would hide a session that still lives. Resolves with
 * whether the console was left. `kept`: what the login screen is opened with afterwards, but for a code, which is used up.
 */
export async function signOut(
  shell: Shell,
  keepState: boolean,
  kept = new URLSearchParams(),
): Promise<boolean> {
  const { configuration, ports } = shell
  const reply = await ports.http.send(calls.logout(keepState))
  // 401: the server knows no such session, so there is none to end.
  if (!reply.ok && reply.status !== 401) {
    shell.toast({ type: 'error', text: messages.signOutFailed, ...loggedAs(reply.data) })
    return false
  }
  ports.session.close()
  shell.session.reset()
  const origin = new URL(ports.browser.address()).origin
  const { jwt: _, ...back } = Object.fromEntries(kept)
  const returnTo = shell.pathOf(shell.settings.screens.login, back)
  ports.browser.leave(loginAddress(configuration, origin, returnTo, true))
  return true
}
