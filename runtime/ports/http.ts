/** One call to the server. */
export interface HttpCall {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Path below the base URL, already filled and encoded, with its leading slash. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  /** Sent as JSON. Absent: no body. */
  readonly body?: unknown
  readonly signal?: AbortSignal
}

/** What came back: JSON where the reply is JSON, else its text. */
export type HttpReply = { readonly ok: true; readonly status: number; readonly data: unknown } | HttpFailure

export interface HttpFailure {
  readonly ok: false
  /** -1: no connection. */
  readonly status: number
  readonly statusText: string
  readonly data: unknown
}

/** The way to the server. Every call carries the session token, and GET is never answered from a cache. */
export interface Http {
  /** Resolves with every reply, failed ones too; rejects only with the reason of an aborted signal. */
  send(call: HttpCall): Promise<HttpReply>
}
