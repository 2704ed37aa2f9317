/** One answered call of the API. */
export interface LoggedCall {
  readonly method: string
  readonly path: string
  readonly query: string
  /** 0: the connection was dropped on demand. */
  readonly status: number
}

/** The last calls of the API, oldest first, for tests. */
export interface RequestLog {
  add(call: LoggedCall): void
  list(): readonly LoggedCall[]
  clear(): void
}

const kept = 500

export function makeRequestLog(): RequestLog {
  let calls: LoggedCall[] = []
  return {
    add(call) {
      calls.push(call)
      if (calls.length > kept) calls.shift()
    },
    list: () => calls,
    clear() {
      calls = []
    },
  }
}
