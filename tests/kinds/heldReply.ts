import { type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'

/** A reply that the test gives when it wants to; `rejects` when the call is aborted. */
export function heldReply(): {
  readonly answer: (call: HttpCall) => Promise<HttpReply>
  give(reply: HttpReply): void
} {
  const { promise, resolve, reject } = Promise.withResolvers<HttpReply>()
  return {
    answer: ({ signal }) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      return promise
    },
    give: resolve,
  }
}
