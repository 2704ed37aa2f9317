import { globalHandling } from '../../core/errors/failure.ts'
import { isLost } from '../../core/intents.ts'
import { type Http, type HttpCall, type HttpFailure, type HttpReply } from '../../ports/http.ts'
import { type Call, type CallOptions } from './callReply.ts'

/** A global rule of spec 1 §8 that a failed call sets off, or why it has no reply although there is a connection. */
export type GlobalRule = NonNullable<ReturnType<typeof globalHandling> | HttpFailure['reason']>

/** What is done about calls that change something. */
export interface Changes {
  /** Sends one so that a retry does nothing twice. */
  send(call: HttpCall, options: CallOptions): Promise<HttpReply>
  /** The reply to a step of the user was lost: its work may have been done. */
  onLost(failure: HttpFailure, options: CallOptions): void
}

/** Sends a call that the user can stop while no reply comes. `changes`: its work may be done all the same. */
export type Wait = (
  call: HttpCall,
  changes: boolean,
  send: (call: HttpCall) => Promise<HttpReply>,
) => Promise<HttpReply>

export interface CallParts {
  /** Absent: it is for calls that change nothing. */
  readonly changes?: Changes
  /** For calls that a user waits for. Default: they are sent and nothing more. */
  readonly wait?: Wait
  /** The session token with which a call leaves. */
  readonly token?: () => string | undefined
}

const atOnce: Wait = (call, _, send) => send(call)
const noToken = () => undefined

/**
 * A way to send calls under the global rules; `act` carries a rule out, and the reply waits for it. `step`: it was a step of
 * the user that failed, and not the opening of the page. `sentAs`: the session token of the call.
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
    // A caller that says itself what a failure means says it of a lost reply too.
    const told = lost && step && global
    if (told) change.onLost(reply, options)
    return { ...reply, lost, handled: rule !== undefined || told }
  }
}
