/** One call to the server. */
export interface HttpCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below the base URL, already filled and encoded, with its leading slash. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  /** A `FormData` is sent as multipart, anything else as JSON. Absent: no body. */
  readonly body?: unknown
  /** What it carries that no text may show. The port does nothing about it. */
  readonly secrets?: readonly string[]
  readonly signal?: AbortSignal
  /** Goes out as `Idempotency-Key`: of two calls with one key a server that knows it does the work once. */
  readonly idempotencyKey?: string
  /** `bytes`: the data of a good reply is a `ReceivedFile`; that of a failed one is read as ever. Default: JSON or text. */
  readonly responseType?: 'bytes'
  /** True: it waits for its reply however long, because the user can stop it. Default: it is given up after a minute. */
  readonly patient?: boolean
  /** Called while a `FormData` travels, with its bytes. Such a call is patient too. */
  readonly onProgress?: (sent: number, total: number) => void
}

/** A reply in bytes. */
export interface ReceivedFile {
  readonly content: Blob
  /** As the server names it; undefined when it does not. */
  readonly name: string | undefined
}

/** What came back: JSON where the reply is JSON, else its text. */
export type HttpReply = { readonly ok: true; readonly status: number; readonly data: unknown } | HttpFailure

export interface HttpFailure {
  readonly ok: false
  /** -1: no reply, see `reason`. */
  readonly status: number
  readonly statusText: string
  readonly data: unknown
  /**
   * Of status -1: the server did not answer in time, the user has stopped waiting, or a call other than GET was redirected, so
   * that nobody knows what was done. Absent: there is no connection.
   */
  readonly reason?: 'unanswered' | 'stopped' | 'redirected'
}

/** The way to the server. Every call carries the session token, and GET is never answered from a cache. */
export interface Http {
  /** Resolves with every reply, failed ones too; rejects only with the reason of an aborted signal. */
  send(call: HttpCall): Promise<HttpReply>
}
