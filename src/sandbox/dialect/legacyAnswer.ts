import { setTimeout } from 'node:timers/promises'
import { type ServerEnv } from '../faults/faultReply.ts'
import { type CallPlace, callPlace, pick } from './callPlace.ts'
import { legacyFailure } from './legacyFailure.ts'
import { legacyReply } from './legacyReply.ts'
import { plainRequest } from './plainRequest.ts'
import { strictFault } from './strictRequest.ts'

/** Answers a call of the API. */
export type Answer = (request: Request, env?: ServerEnv) => Response | Promise<Response>

/** Types by which the legacy server sends its JSON. */
const types = ['application/json', 'text/plain; charset=utf-8', 'text/html', 'text/json'] as const
/** Files are made during the call. */
const slow = /\/(report|download|import\/\d+)$/

/**
 * The same calls as an unknown legacy API might answer them: strict about requests, and with its own spelling
 * of everything that the specification leaves open.
 */
export function legacyAnswer(answer: Answer, slowest: number): Answer {
  return async (request, env) => {
    const place = callPlace(request)
    const reply = await legacyCall(answer, request, place, env)
    const delay = (place.number % (slowest + 1)) * (slow.test(place.path) ? 5 : 1)
    if (delay > 0) await setTimeout(delay)
    return reply
  }
}

async function legacyCall(
  answer: Answer,
  request: Request,
  place: CallPlace,
  env: ServerEnv | undefined,
): Promise<Response> {
  const plain = await plainRequest(request, place)
  const fault = strictFault(plain.request, place, plain.body)
  if (fault !== undefined) return legacyFailure(400, { message: fault }, place)
  const reply = await answer(plain.request, env)
  if (!reply.headers.get('content-type')?.startsWith('application/json')) return reply
  const body: unknown = await reply.json()
  if (!reply.ok) return legacyFailure(reply.status, body, place)
  const sent = legacyReply(body, place)
  if (sent === undefined) return empty(place)
  return new Response(JSON.stringify(sent), {
    status: reply.status,
    headers: { 'Content-Type': pick(types, place, 'type') },
  })
}

/** Nothing to say: without a body, or with an empty one. */
function empty(place: CallPlace): Response {
  return pick([true, false], place, 'empty')
    ? new Response(null, { status: 204 })
    : new Response('', { headers: { 'Content-Type': 'application/json' } })
}
