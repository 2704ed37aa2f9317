import { randomUUID } from 'node:crypto'
import { Refusal } from './refusal.ts'

/** A failed reply: what was wrong with the request, or an id under which an error of the sandbox stands in its output. */
export function failureReply(error: unknown): Response {
  if (error instanceof Refusal) {
    const { message, errors, status } = error
    return Response.json(errors.length > 0 ? { message, errors } : { message }, { status })
  }
  const id = randomUUID()
  console.error(`ErrorLogId ${id}`, error)
  return Response.json({ message: 'The server failed to answer.', ErrorLogId: id }, { status: 500 })
}
