import { type Samples } from '../contract/samples.ts'
import { type Store } from '../database/store.ts'
import { type SignedIn } from '../session/session.ts'

/** One call of the API. The table of all of them is `calls/`; `app.ts` checks session and resource before it answers. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `:name` for a parameter. */
  readonly path: string
  /** Resources of which one must be held; 'session' asks for a session only. */
  readonly access: 'public' | 'session' | readonly [string, ...string[]]
  /** Bytes that the body may have. Default 1 MB. */
  readonly largest?: number
  /**
   * True: it works over several turns of the process, and no transaction is open around it. Its reply is kept for a retry
   * where the call says so (`keep`). Default: it is done in one turn, in one transaction with its kept reply.
   */
  readonly waits?: true
  /** True: its reply holds a secret and is never kept, whatever key its request carries. */
  readonly secret?: true
  /** Throws a Refusal for what has a text of its own, before the body is held to the contract. Default: nothing has. */
  readonly refuse?: (body: unknown) => void
  /** The reply as JSON, or a whole Response. Throws a Refusal for what is wrong with the request. */
  readonly answer: (request: CallRequest) => unknown
}

/** A request whose session and resource are good. */
export interface CallRequest {
  readonly store: Store
  /** The user of the request; without any resources where the call is public. */
  readonly user: SignedIn
  /** The token of the request; undefined: it has none. */
  readonly token: string | undefined
  /** The decoded parameter of the path. */
  readonly param: (name: string) => string
  readonly query: URLSearchParams
  /** The body as JSON, or the values of a multipart form where the contract says so. Rejects with a Refusal (400) when it is neither. */
  readonly body: () => Promise<unknown>
  /** The body as a multipart form. Rejects with a Refusal (400) when it is not a form. */
  readonly form: () => Promise<FormData>
  /** The records of calls that have no handler. */
  readonly samples: Samples
  /** Keeps the reply of a call that waits for a retry with the same key, in the transaction of the caller; to be called once. */
  readonly keep: (status: number, data: unknown) => void
}
