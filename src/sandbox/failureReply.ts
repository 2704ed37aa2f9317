import { randomUUID } from 'node:crypto'
import { Refusal } from './refusal.ts'

/** A failed reply: what was wrong with the request, or an id under which an error of the sandbox stands in its output. */
export function failureReply(error: unknown): Response {
  if (error instanceof Refusal) return Response.json({ message: error.message }, { status: error.status })
  const id = randomUUID()
  console.error(`ErrorLogId ${id}`, error)
  return Response.json({ message: 'The server failed to answer.', ErrorLogId: id }, { status: 500 })
}
