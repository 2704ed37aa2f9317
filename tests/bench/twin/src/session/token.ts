import { createSession } from '../../../../../src/adapters/session.ts'
import { configuration } from '../configuration.ts'

/** The session in its cookie. */
export function session() {
  return createSession(configuration().sessionCookie)
}

/** The session token; undefined: no user is signed in. */
export function token(): string | undefined {
  return session().token()
}

export function dropToken(): void {
  localStorage.removeItem('twin.user')
  session().close()
}
