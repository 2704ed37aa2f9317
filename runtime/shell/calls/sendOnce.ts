import {
  fingerprintOf,
  type Intent,
  intentsKey,
  isOpen,
  readIntents,
  writeIntents,
} from '../../core/intents.ts'
import { type HttpCall, type HttpReply } from '../../ports/http.ts'
import { type Ports } from '../../ports/ports.ts'

/** Options of a call that changes something. */
export interface ChangeOptions {
  /** Place of the draft that it is sent from; the intent lives as long as the draft. Absent: no draft. */
  readonly draft?: string
  /** True: it contains a value that must not be stored, so that the intent ends with the page. */
  readonly sensitive?: boolean
}

/** The intents of a page, newest first: the storage may be refused, and sensitive ones are never stored. */
const ofPage = new WeakMap<Ports, readonly Intent[]>()

/**
 * Sends a change with the idempotency key of its intent. A pending intent, from this page or an earlier one,
 * is sent with the same key again; any conclusive reply settles it.
 */
export async function sendOnce(
  ports: Ports,
  user: string,
  call: HttpCall,
  { draft = '', sensitive = false }: ChangeOptions = {},
): Promise<HttpReply> {
  const { clock, http } = ports
  const print = fingerprintOf(call)
  const found = intentsOf(ports, user).find(intent => intent.print === print)
  const intent = found ?? { print, key: newKey(), at: clock.now(), draft }
  if (!found) keep(ports, sensitive ? '' : user, intent)
  let reply = await http.send({ ...call, idempotencyKey: intent.key })
  let again = found !== undefined
  if (again && reply.status === 422) {
    // The server knows the key from a request with another body: this is an intent of its own.
    forget(ports, user, one => one.key === intent.key)
    const other = { print, key: newKey(), at: clock.now(), draft }
    keep(ports, sensitive ? '' : user, other)
    reply = await http.send({ ...call, idempotencyKey: other.key })
    again = false
  }
  if (reply.ok || !isOpen(reply, again)) forget(ports, user, one => one.print === print)
  return reply
}

/** Deletes the intents of a discarded or restarted draft: its next request is a new intent. */
export function forgetIntents(ports: Ports, user: string, draft: string): void {
  if (draft !== '') forget(ports, user, intent => intent.draft === draft)
}

function keep(ports: Ports, user: string, intent: Intent): void {
  ofPage.set(ports, [intent, ...pageOf(ports)])
  if (user !== '') store(ports, user, [intent, ...storedOf(ports, user)])
}

function forget(ports: Ports, user: string, which: (intent: Intent) => boolean): void {
  const others = (intents: readonly Intent[]) => intents.filter(intent => !which(intent))
  ofPage.set(ports, others(pageOf(ports)))
  const stored = user === '' ? [] : storedOf(ports, user)
  if (stored.some(which)) store(ports, user, others(stored))
}

function intentsOf(ports: Ports, user: string): Intent[] {
  return [...pageOf(ports), ...(user === '' ? [] : storedOf(ports, user))]
}

/** Through the text of the storage, so that both end alike. */
function pageOf(ports: Ports): Intent[] {
  return readIntents(writeIntents(ofPage.get(ports) ?? []), ports.clock.now())
}

/** Read each time: another tab may have written meanwhile. */
function storedOf({ browser, clock }: Ports, user: string): Intent[] {
  return readIntents(browser.memory.get(intentsKey(user)), clock.now())
}

function store({ browser }: Ports, user: string, intents: readonly Intent[]): void {
  const text = writeIntents(intents)
  if (text === '') browser.memory.remove(intentsKey(user))
  else browser.memory.set(intentsKey(user), text)
}

/** 128 random bits; `randomUUID` is missing where the page came over plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
