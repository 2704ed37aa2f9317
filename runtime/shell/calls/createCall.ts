import { atom, type Store } from 'jotai'
import { globalHandling } from '../../core/errors/failure.ts'
import { withoutSecrets } from '../../core/errors/withoutSecrets.ts'
import { isLost } from '../../core/intents.ts'
import { type Clock } from '../../ports/clock.ts'
import { type Http, type HttpCall, type HttpFailure, type HttpReply } from '../../ports/http.ts'
import { type Ports } from '../../ports/ports.ts'
import { type Call, type CallOptions } from './callReply.ts'

/** A global rule of spec 1 §8 that a failure triggers, or why there is no reply despite a connection. */
export type GlobalRule = NonNullable<ReturnType<typeof globalHandling> | HttpFailure['reason']>

/** The handling of calls that change something. */
interface Changes {
  /** Sends a change so that a retry has no effect twice. */
  send(call: HttpCall, options: CallOptions): Promise<HttpReply>
  /** The reply to a step of the user was lost: it may have been executed. */
  onLost(failure: HttpFailure, options: CallOptions): void
}

/** Sends a call that the user can stop while it is pending. `changes`: it may be executed anyway. */
type Wait = (
  call: HttpCall,
  changes: boolean,
  send: (call: HttpCall) => Promise<HttpReply>,
) => Promise<HttpReply>

interface CallParts {
  /** Absent: for calls that change nothing. */
  readonly changes?: Changes
  /** For calls that a user waits for. Default: they are sent without it. */
  readonly wait?: Wait
  /** The session token that a call carries. */
  readonly token?: () => string | undefined
}

const atOnce: Wait = (call, _, send) => send(call)
const noToken = () => undefined

/**
 * Sends calls under the global rules; `act` executes a rule, and the reply waits for it. `step`: a step of
 * the user failed, not the opening of the page. `sentAs`: the session token of the call.
 */
export function createCall(
  http: Http,
  isPublicPage: () => boolean,
  act: (
    rule: GlobalRule,
    step: boolean,
    sentAs: string | undefined,
    reply: HttpFailure,
  ) => void | Promise<void>,
  { changes, wait = atOnce, token = noToken }: CallParts = {},
): Call {
  return async (call, options = {}) => {
    const { ignores404 = false, step = false, publicPage = isPublicPage() } = options
    const { global = true, background = false } = options
    const change = call.method === 'GET' || options.safe ? undefined : changes
    const sentAs = token()
    const send = (asked: HttpCall) => (change ? change.send(asked, options) : http.send(asked))
    const reply = await (background || call.onProgress ? atOnce : wait)(call, change !== undefined, send)
    if (reply.ok) return reply
    const found = reply.reason ?? globalHandling(reply.status, { publicPage, ignores404 })
    const stays = background && found !== 'offline'
    const rule = (global && !stays) || found === 'login' ? found : undefined
    if (rule) await act(rule, step, sentAs, reply)
    const lost = change !== undefined && isLost(reply)
    // A caller that handles failures handles a lost reply too.
    const reported = lost && step && global
    if (reported) change.onLost(reply, options)
    return { ...reply, lost, handled: rule !== undefined || reported }
  }
}

/** Milliseconds after which a pending call is shown, and can be stopped. */
const patience = 10_000

/**
 * Waits for a reply without limit, because the specification sets none and an aborted export would be
 * requested again. A stopped call ends like a lost reply, with the reason.
 */
export function createWait(clock: Clock, store: Store): Wait {
  return async (call, changes, send) => {
    const stop = new AbortController()
    const abort = () => stop.abort(call.signal?.reason)
    call.signal?.addEventListener('abort', abort)
    if (call.signal?.aborted) abort()
    const wait = { changes, stop: () => stop.abort() }
    const cancel = clock.after(patience, () => store.set(waitsAtom, waits => [...waits, wait]))
    try {
      return await send({ ...call, signal: stop.signal, patient: true })
    } catch (cause) {
      if (!stop.signal.aborted) throw cause
      call.signal?.throwIfAborted()
      return { ok: false, status: -1, statusText: '', data: null, reason: 'stopped' }
    } finally {
      cancel()
      call.signal?.removeEventListener('abort', abort)
      if (store.get(waitsAtom).includes(wait))
        store.set(waitsAtom, waits => waits.filter(other => other !== wait))
    }
  }
}

/** A call that has been pending for a while. */
export interface WaitingCall {
  /** True: it changes something and may be executed even if its reply is not awaited. */
  readonly changes: boolean
  readonly stop: () => void
}

/** Pending calls shown to the user, the oldest first. */
export const waitsAtom = atom<readonly WaitingCall[]>([])

/** The ports with an `Http` whose failures contain no secrets, so that any part may show them. */
export function withRedactedHttp(ports: Ports): Ports {
  const { http, session } = ports
  return {
    ...ports,
    http: {
      async send(call) {
        // The call may end the session whose token its reply contains.
        const token = session.token()
        const reply = await http.send(call)
        if (reply.ok) return reply
        return { ...reply, data: withoutSecrets(reply.data, call, token) }
      },
    },
  }
}
