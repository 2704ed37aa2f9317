/** Time, so that tests never sleep. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number
  /** Runs `then` once after `wait` milliseconds; the result cancels it. */
  after(wait: number, then: () => void): () => void
}
