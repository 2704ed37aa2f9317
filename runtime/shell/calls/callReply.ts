import { type HttpCall, type HttpFailure, type HttpReply } from '../../ports/http.ts'
import { type ChangeOptions } from './sendOnce.ts'

/** A reply after the global rules of spec 1 §8. */
export type CallReply = Extract<HttpReply, { ok: true }> | CallFailure

interface CallFailure extends HttpFailure {
  /** The user was informed or redirected: the caller shows nothing. */
  readonly handled: boolean
  /** True: the call is a change that may have been executed. */
  readonly lost: boolean
}

export interface CallOptions extends ChangeOptions {
  /**
   * True: the caller handles a 404, as the catalogue of spec 1 §8 requires of most calls: a call from an open
   * page shows its failure there. Default false: it redirects to not-found.
   */
  readonly ignores404?: boolean
  /** True: a step of the user on the page; a redirect adds a history entry, so that back returns to it. */
  readonly step?: boolean
  /** True: it changes nothing, although its method could (RFC 9110 "safe"). Default false, true for GET. */
  readonly safe?: boolean
  /** Text for a lost reply of a step that may have been executed. Default: the change may have been saved. */
  readonly whenLost?: string
  /** True: a 401 does not redirect to login. Default: whether the open screen is public. */
  readonly publicPage?: boolean
  /** False: only the global rule for 401 applies, and the caller handles all other failures. Default true. */
  readonly global?: boolean
  /** True: a background request; only the end of the session leaves the screen. Default false. */
  readonly background?: boolean
}

/** Sends one call and applies the global rules. Rejects only with the reason of an aborted signal. */
export type Call = (call: HttpCall, options?: CallOptions) => Promise<CallReply>
