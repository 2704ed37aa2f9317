import { type HttpCall, type HttpFailure, type HttpReply } from '../../ports/http.ts'
import { type Wish } from './sendOnce.ts'

/** A reply after the global rules of spec 1 §8. */
export type CallReply = Extract<HttpReply, { ok: true }> | CallFailure

interface CallFailure extends HttpFailure {
  /** The user has been told, or led elsewhere: the caller shows nothing. */
  readonly handled: boolean
  /** True: the call changes something, and its work may have been done. */
  readonly lost: boolean
}

export interface CallOptions extends Wish {
  /**
   * True: a 404 is the caller's own affair, as the catalogue of spec 1 §8 says of most calls: what was asked for on a page,
   * and not by opening it, tells its failure there, and the page stays. Default false: it leads to not-found.
   */
  readonly ignores404?: boolean
  /** True: it is a step of the user on the page, which stays behind the one that a rule leads to: there is a way back to it. */
  readonly step?: boolean
  /** True: it changes nothing, although its method could (RFC 9110 calls that safe). Default false, but for GET. */
  readonly safe?: boolean
  /** What a step says when its reply is lost and its work may have been done. Default: that the change may have been saved. */
  readonly whenLost?: string
  /** True: a 401 does not lead to login. Default: whether the screen that is open is public. */
  readonly publicPage?: boolean
  /** False: of the global rules only that of 401 holds, and the caller says what every other failure means. Default true. */
  readonly global?: boolean
  /** True: a background request; no failure of it leaves the screen but the end of the session. Default false. */
  readonly background?: boolean
}

/** Sends one call and applies the global rules. Rejects only with the reason of an aborted signal. */
export type Call = (call: HttpCall, options?: CallOptions) => Promise<CallReply>
