import { createHash } from 'node:crypto'
import { inLongTransaction } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { type Call, type CallRequest } from '../server/call.ts'
import { Refusal } from '../server/refusal.ts'
import { type RequestBody } from '../server/requestBody.ts'
import { type Intent, type KeptReply, keepReply, keptReply, newestProcess } from './keptReplies.ts'

/** What a call is asked with, but for the way to keep its reply. */
type Asked = Omit<CallRequest, 'keep'>

/** Answers a call; a request whose key is known gets the reply of the first one, and nothing is done. */
export type AnswerOnce = (call: Call, request: Request, asked: Asked, body: RequestBody) => Promise<Response>

/**
 * Answers calls so that a retry does nothing twice (IETF draft "The Idempotency-Key HTTP Header Field"). The work of a call
 * and its reply are written in one transaction: after a kill both are there, or neither is. A duplicate that comes while the
 * first is under way waits for it. A refusal (4xx) and a failure (5xx) have done nothing and are not kept.
 */
export function makeAnswerOnce({ db, now }: Store): AnswerOnce {
  const turn = oneAtATime()
  const underWay = new Map<string, Promise<unknown>>()

  async function answerShort(call: Call, asked: Asked, intent: Intent): Promise<Response> {
    const kept = keptReply(db, intent, now())
    if (kept) return replay(kept)
    const before = newestProcess(db)
    const mayCommit = (error: unknown) => error instanceof Refusal
    const answer = await inLongTransaction(db, mayCommit, async () => {
      const made = await call.answer({ ...asked, keep: () => undefined })
      if (made instanceof Response) return made
      const newest = newestProcess(db)
      const process = newest > before ? newest : null
      keepReply(db, intent, { status: 200, body: JSON.stringify(made) }, { now: now(), process })
      return made
    })
    return replyOf(answer)
  }

  async function answerLong(call: Call, asked: Asked, intent: Intent): Promise<Response> {
    const id = `${intent.persona} ${intent.key}`
    while (underWay.has(id)) await underWay.get(id)
    const kept = keptReply(db, intent, now())
    if (kept) return replay(kept)
    const keep = (status: number, data: unknown) =>
      keepReply(db, intent, { status, body: JSON.stringify(data) }, { now: now() })
    const work = Promise.resolve(call.answer({ ...asked, keep }))
    underWay.set(
      id,
      work.catch(() => undefined),
    )
    try {
      return replyOf(await work)
    } finally {
      underWay.delete(id)
    }
  }

  return async (call, request, asked, body) => {
    const unkept = async () => replyOf(await call.answer({ ...asked, keep: () => undefined }))
    if (request.method === 'GET') return turn(unkept)
    // Before the turn begins: from here on a call that does not wait has nothing to wait for.
    await body.arrived()
    const key = keyOf(request)
    // What cannot be read is refused by the call itself, in its own words.
    const said = key === undefined || call.secret ? undefined : await body.parts().catch(() => undefined)
    if (key === undefined || !said) return call.waits ? unkept() : turn(unkept)
    const intent = { persona: asked.user.name, key, request: digest(request, said) }
    return call.waits ? answerLong(call, asked, intent) : turn(() => answerShort(call, asked, intent))
  }
}

/**
 * Does one work after the other. The connection has one transaction at a time, and what another call wrote meanwhile would be
 * undone with it.
 */
function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}

/** The key of a request, a structured field string, or without its quotes as some clients send it; undefined: it has none. */
function keyOf({ headers }: Request): string | undefined {
  const field = headers.get('idempotency-key')
  if (field === null) return undefined
  const key = /^(?:"([\x21\x23-\x5b\x5d-\x7e]{1,200})"|([\w.:-]{1,200}))$/.exec(field.trim())
  if (!key)
    throw new Refusal(400, 'The Idempotency-Key must be a text of 1 to 200 characters in quotation marks.')
  return key[1] ?? key[2]
}

function digest(request: Request, parts: readonly Uint8Array[]): string {
  const { pathname, search } = new URL(request.url)
  const hash = createHash('sha256').update(`${request.method} ${pathname}${search}\n`)
  for (const part of parts) hash.update(`${part.length} `).update(part)
  return hash.digest('base64url')
}

function replay({ status, body }: KeptReply): Response {
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'application/json', 'Idempotent-Replayed': 'true' },
  })
}

function replyOf(answer: unknown): Response {
  return answer instanceof Response ? answer : Response.json(answer)
}
