/** A call as the core decides it; a shell hands it to its Http port as it is. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Filled and encoded, with its leading slash. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** What it carries that no text may show, such as a one-time code. Absent: nothing. */
  readonly secrets?: readonly string[]
}

/** What the core reads of a failed reply. */
export interface Failure {
  /** -1: no connection. */
  readonly status: number
  readonly statusText: string
  readonly data: unknown
}
