/** One call to the server. */
export interface HttpCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below the base URL, already filled and encoded, with its leading slash. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  /** A `FormData` is sent as multipart, anything else as JSON. Absent: no body. */
  readonly body?: unknown
  /** Secrets it carries that no message may show. The port does not handle them. */
  readonly secrets?: readonly string[]
  readonly signal?: AbortSignal
  /** Sent as `Idempotency-Key`: a server that supports it executes two calls with the same key once. */
  readonly idempotencyKey?: string
  /** `bytes`: a successful reply is a `ReceivedFile`, failures as usual. Default: JSON or text. */
  readonly responseType?: 'bytes'
  /** True: no timeout, because the user can stop it. Default: it is aborted after a minute. */
  readonly patient?: boolean
  /** Called with the bytes sent of a `FormData`. Such a call has no timeout either. */
  readonly onProgress?: (sent: number, total: number) => void
}

/** A reply in bytes. */
export interface ReceivedFile {
  readonly content: Blob
  /** Name from the server; undefined if it sends none. */
  readonly name: string | undefined
}

/** The data is JSON if the reply is JSON, else its text. */
export type HttpReply = { readonly ok: true; readonly status: number; readonly data: unknown } | HttpFailure

export interface HttpFailure {
  readonly ok: false
  /** -1: no reply, see `reason`. */
  readonly status: number
  readonly statusText: string
  readonly data: unknown
  /**
   * For status -1: the server did not answer in time, the user has stopped waiting, or a call other than GET
   * was redirected, so that its outcome is unknown. Absent: there is no connection.
   */
  readonly reason?: 'unanswered' | 'stopped' | 'redirected'
}

/** Every call carries the session token, and GET is never answered from a cache. */
export interface Http {
  /** Resolves with every reply, including failures; rejects only with the reason of an aborted signal. */
  send(call: HttpCall): Promise<HttpReply>
}
