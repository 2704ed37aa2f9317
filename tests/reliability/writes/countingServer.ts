import { type IncomingMessage, type ServerResponse } from 'node:http'
import { type Failing, json } from '../faultProxy.ts'

/** The reply to a request that was executed. */
export type Answer = 'taken' | 'refused' | 'lost' | 'held'

/** A server that executes a request once for each idempotency key, as the sandbox does, and replies as `answer` says. */
export class CountingServer {
  readonly #keys = new Set<string>()
  #held: (() => void)[] = []
  #requests = 0
  /** The reply from now on. `held`: none until `release`. */
  answer: Answer = 'taken'

  /** Number of executions. */
  get executions(): number {
    return this.#keys.size
  }

  get requests(): number {
    return this.#requests
  }

  readonly handler: Failing = (response, _, request) => {
    request.resume()
    this.#requests += 1
    this.#keys.add(keyOf(request) ?? `request ${this.#requests}`)
    if (this.answer === 'held') this.#held.push(() => refuse(response, request))
    else if (this.answer === 'lost') response.destroy()
    else if (this.answer === 'refused') refuse(response, request)
    else json(200, { success: true, message: 'Done.' })(response, () => undefined, request)
  }

  /** Refuses all held requests: the screen stays as it is. */
  release(): void {
    this.answer = 'refused'
    for (const answer of this.#held.splice(0)) answer()
  }
}

function refuse(response: ServerResponse, request: IncomingMessage): void {
  json(400, { message: 'Not now.' })(response, () => undefined, request)
}

function keyOf({ headers }: IncomingMessage): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}
