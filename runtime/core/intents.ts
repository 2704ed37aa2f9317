import { type Call } from './calls.ts'
import { valueAt } from './objects.ts'

/**
 * A change that the user wants, from the first request that asks for it until a reply settles it. All of its requests carry
 * the same key, so that a retry after a lost reply does nothing twice; other values are another intent.
 */
export interface Intent {
  /** Tells its request from others. */
  readonly print: string
  readonly key: string
  /** When it was first sent, milliseconds since 1970. */
  readonly at: number
  /** Place of the draft that it was sent from; empty: no draft. */
  readonly draft: string
}

/** Intents of one user that wait for a reply; the oldest are let go first. */
const most = 50
/** Milliseconds after which the same request is another intent: whoever asks again later has looked, and means it. */
export const withoutDraft = 15 * 60_000
/** The same for what waits in a draft still: servers know a key for about a day. */
const withDraft = 23 * 3_600_000

/** Key of the intents of a user in the storage. */
export function intentsKey(user: string): string {
  return `console.intents.${user}`
}

/** The intents in a text of the storage, newest first; invalid and expired ones are left out. */
export function readIntents(text: string | undefined, now: number): Intent[] {
  return (
    parsed(text ?? '')
      .filter(isIntent)
      // One of the future was kept while the clock of the machine was wrong.
      .filter(({ at, draft }) => Math.abs(now - at) < (draft === '' ? withoutDraft : withDraft))
  )
}

/** The text of intents for the storage; empty: no intents. */
export function writeIntents(intents: readonly Intent[]): string {
  return intents.length === 0 ? '' : JSON.stringify(intents.slice(0, most))
}

/** Tells requests apart and gives nothing away of what they say: 53 bits of a digest that many texts share. */
export function printOf({ method, path, query, body }: Call): string {
  const said = body instanceof FormData ? [...body].map(partOf) : body
  return digest(`${method} ${path} ${JSON.stringify([query, said])}`)
}

/** Whether the work of a call may have been done although it failed: no reply came, or that of a proxy that waited for one. */
export function isLost({ status }: { readonly status: number }): boolean {
  return status === -1 || status === 408 || (status >= 502 && status <= 504)
}

/** Whether the next request of this intent must carry its key still. `again`: this one was a retry already. */
export function isOpen(reply: { readonly status: number }, again: boolean): boolean {
  // A server that failed may have done its work. One that fails the same intent twice may be giving the reply of the first.
  return isLost(reply) || (again ? reply.status === 409 : reply.status >= 500)
}

/** The bytes of a file take too long to look at; the server compares them. */
function partOf([name, value]: readonly [string, FormDataEntryValue]): readonly unknown[] {
  return value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value]
}

/** Two sums of 32 bits that multiply by the primes of FNV and Murmur. */
function digest(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9e3779b1]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    other = Math.imul(other ^ code, 0x85ebca6b)
    other ^= other >>> 13
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36)
}

function parsed(text: string): unknown[] {
  try {
    const data: unknown = JSON.parse(text)
    return Array.isArray(data) ? data : []
  } catch {
    return []
  }
}

function isIntent(data: unknown): data is Intent {
  const isText = (name: string) => typeof valueAt(data, name) === 'string'
  return isText('print') && isText('key') && isText('draft') && typeof valueAt(data, 'at') === 'number'
}
