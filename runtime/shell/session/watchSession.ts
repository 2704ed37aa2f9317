import { type Profile, readProfile } from '../../../schemas/wire/profile.ts'
import { calls } from '../../core/calls.ts'
import { messages } from '../../core/messages.ts'
import { type CallReply } from '../calls/callReply.ts'
import { type Shell } from '../Shell.ts'
import { keepUser } from './knownUserName.ts'
import { otherUserAtom } from './otherUserAtom.ts'
import { profileAtom } from './profileAtom.ts'

/** The browser's session against the user on screen. `over`: it is not valid any more. */
type Found = 'same' | 'other' | 'over' | 'offline' | 'unanswered'

const looks = new WeakMap<Shell, { readonly token: string; readonly found: Promise<Found> }>()
/** The session already reported: returning to the tab does not report it again, another call does. */
const reportedTokens = new WeakMap<Shell, string>()

/**
 * Prevents the page from acting as another user than it shows: browser tabs share the session. Checks before
 * each call, and when the user returns to this tab; returns a function that stops it.
 */
export function watchSession(shell: Shell): () => void {
  const { session } = shell
  const before = session.sends
  session.sends = send => (isOther(shell) ? sendAsSame(shell, send) : send())
  const look = () => {
    if (document.visibilityState === 'visible') void lookWho(shell)
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  return () => {
    session.sends = before
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('focus', look)
  }
}

/** Whether the session has changed since the page opened its screen. */
function isOther({ ports, session }: Shell): boolean {
  const token = ports.session.token()
  return token !== undefined && session.token !== undefined && token !== session.token
}

/**
 * Sends a call if a changed session is only a newer one of the same user. Nothing is sent as another user,
 * because the page shows the former one's name, menu and permissions. An ended session is reported by the
 * server's reply (spec 1 §8).
 */
async function sendAsSame(shell: Shell, send: () => Promise<CallReply>): Promise<CallReply> {
  const found = await sessionOwner(shell)
  if (found === 'same' || found === 'over') return send()
  if (found !== 'other') shell.toast({ type: 'error', text: messages[found] })
  return { ok: false, status: 0, statusText: '', data: null, lost: false, handled: true }
}

/** Checks the session for an action of the user: another user is reported every time. */
export function sessionOwner(shell: Shell): Promise<Found> {
  reportedTokens.delete(shell)
  return lookWho(shell)
}

/** Checks who is signed in if that may have changed, and reports another user. */
async function lookWho(shell: Shell): Promise<Found> {
  const token = shell.ports.session.token()
  if (token === undefined || !isOther(shell)) {
    shell.store.set(otherUserAtom, undefined)
    return 'same'
  }
  if (reportedTokens.get(shell) === token) return 'other'
  let look = looks.get(shell)
  if (look?.token !== token) {
    look = { token, found: compare(shell, token).finally(() => looks.delete(shell)) }
    looks.set(shell, look)
  }
  const found = await look.found
  return shell.ports.session.token() === token ? found : lookWho(shell)
}

async function compare(shell: Shell, token: string): Promise<Found> {
  const { ports, session, store } = shell
  const [shown, before] = [session.token, store.get(profileAtom)]
  const reply = await ports.http.send(calls.profile)
  if (!reply.ok && reply.status === -1) return reply.reason === 'unanswered' ? reply.reason : 'offline'
  if (reply.status === 401) return 'over'
  const now = reply.ok ? readProfile(reply.data) : undefined
  // A screen was opened meanwhile: earlier requests were still made for the former user.
  if (ports.session.token() !== token || session.token !== shown) return 'other'
  if (before && now && isSame(before, now)) {
    session.token = token
    keepUser(shell, now)
    store.set(otherUserAtom, undefined)
    return 'same'
  }
  reportedTokens.set(shell, token)
  store.set(otherUserAtom, { before, now })
  return 'other'
}

function isSame(one: Profile, other: Profile): boolean {
  return one.name === other.name && one.email === other.email && `${one.name}${one.email}` !== ''
}
