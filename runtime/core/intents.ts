import { type Call } from './calls.ts'
import { valueAt } from './objects.ts'

/**
 * A change requested by the user, from the first request until a reply settles it. All of its requests carry
 * the same key, so that a retry after a lost reply has no effect twice; other values are another intent.
 */
export interface Intent {
  /** Fingerprint of its request. */
  readonly print: string
  readonly key: string
  /** When it was first sent, milliseconds since 1970. */
  readonly at: number
  /** Place of the draft that it was sent from; empty: no draft. */
  readonly draft: string
}

/** Maximum pending intents per user; the oldest are deleted first. */
const most = 50
/** Milliseconds after which the same request is a new intent, because the user repeats it on purpose. */
export const withoutDraft = 15 * 60_000
/** The same for requests sent from a draft: servers know a key for about a day. */
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
      // An intent from the future was stored while the clock of the machine was wrong.
      .filter(({ at, draft }) => Math.abs(now - at) < (draft === '' ? withoutDraft : withDraft))
  )
}

/** The text of intents for the storage; empty: no intents. */
export function writeIntents(intents: readonly Intent[]): string {
  return intents.length === 0 ? '' : JSON.stringify(intents.slice(0, most))
}

/** Identifies a request without revealing its content: a 53-bit digest, from which it cannot be restored. */
export function fingerprintOf({ method, path, query, body }: Call): string {
  const said = body instanceof FormData ? [...body].map(partOf) : body
  return digest(`${method} ${path} ${JSON.stringify([query, said])}`)
}

/** Whether the server may have executed a failed call: no reply, or a gateway error or timeout. */
export function isLost({ status }: { readonly status: number }): boolean {
  return status === -1 || status === 408 || (status >= 502 && status <= 504)
}

/** Whether the next request of this intent must reuse its key. `again`: this one was a retry already. */
export function isOpen(reply: { readonly status: number }, again: boolean): boolean {
  // A failed server may have executed it. If it fails twice, it may be repeating its first reply.
  return isLost(reply) || (again ? reply.status === 409 : reply.status >= 500)
}

/** Reading the bytes of a file takes too long; the server compares them. */
function partOf([name, value]: readonly [string, FormDataEntryValue]): readonly unknown[] {
  return value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value]
}

/** Two 32-bit hashes with the primes of FNV and Murmur. */
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
