import { type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'

/** A server whose replies are given by hand. */
export interface HeldServer {
  readonly answer: (call: HttpCall) => Promise<HttpReply>
  /** The calls in the order of their arrival. */
  readonly calls: readonly HttpCall[]
  /** Answers the call with this number, from 0. */
  reply(number: number, reply: HttpReply): void
}

export function heldServer(): HeldServer {
  const calls: HttpCall[] = []
  const replies: ((reply: HttpReply) => void)[] = []
  return {
    calls,
    answer: call =>
      new Promise(resolve => {
        calls.push(call)
        replies.push(resolve)
      }),
    reply(number, reply) {
      const resolve = replies[number]
      if (!resolve) throw new Error(`There is no call ${number}.`)
      resolve(reply)
    },
  }
}
