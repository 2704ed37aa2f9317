import { type HttpCall, type HttpFailure, type HttpReply } from '../../ports/http.ts'

/** A reply after the global rules of spec 1 §8. `handled`: one of them has acted, so the caller shows nothing. */
export type CallReply = Extract<HttpReply, { ok: true }> | (HttpFailure & { readonly handled: boolean })

interface CallOptions {
  /** True: a 404 is the caller's own affair. Default false: it leads to not-found. A function is asked when there is one. */
  readonly ignores404?: boolean | (() => Promise<boolean>)
  /** True: it is a step of the user on the page, which stays behind the one that a rule leads to: there is a way back to it. */
  readonly step?: boolean
  /** True: a 401 does not lead to login. Default: whether the screen that is open is public. */
  readonly publicPage?: boolean
  /** False: of the global rules only that of 401 holds, and the caller says what every other failure means. Default true. */
  readonly global?: boolean
}

/** Sends one call and applies the global rules. Rejects only with the reason of an aborted signal. */
export type Call = (call: HttpCall, options?: CallOptions) => Promise<CallReply>
