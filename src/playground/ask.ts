import { type Session } from '../../runtime/ports/session.ts'
import { playgroundPath } from './playgroundPath.ts'

/** What the server of the playground refused, with the text that it says. */
export class Refused extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'Refused'
    this.status = status
  }
}

/** Said of a reply that another version of the server may have sent. */
export const notUnderstood = 'The server sent a reply that this page cannot read. Load the page again.'

/** Asks the server of the playground. Rejects with a Refused; its status is 0 when there was no reply. */
export async function ask(
  session: Session,
  path: string,
  { body, signal }: { readonly body?: unknown; readonly signal?: AbortSignal } = {},
): Promise<unknown> {
  const token = session.token()
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const reply = await fetch(playgroundPath + path, {
    headers,
    cache: 'no-store',
    ...(signal && { signal }),
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    signal?.throwIfAborted()
    throw new Refused(0, error instanceof TypeError ? 'The server does not answer.' : String(error))
  })
  const data: unknown = await reply.json().catch(() => undefined)
  if (reply.ok) return data
  const message = typeof data === 'object' && data !== null && 'message' in data ? String(data.message) : ''
  throw new Refused(reply.status, message || `The server answered with ${reply.status}.`)
}
