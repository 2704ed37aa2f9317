import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Fault } from './faults.ts'

/** What the server of a port adds to a request: the connection it came by. */
export interface ServerEnv {
  readonly incoming?: { readonly socket: { destroy(): unknown } }
}

/** The rejection of a call whose connection is dropped on demand, without a socket to destroy. */
export class ConnectionDropped extends TypeError {}

/** Does what the fault says, after its delay. Undefined: it only waited, and the call is answered as usual. */
export function faultReply(fault: Fault, env: ServerEnv): Response | undefined {
  if (fault.drop) return dropped(env)
  if (fault.status === undefined && fault.body === undefined) return undefined
  const status = fault.status ?? 200
  if (status === 204 || status === 304) return new Response(null, { status })
  if (typeof fault.body === 'string') return new Response(fault.body, { status })
  return Response.json(fault.body ?? defaultBody(status), { status })
}

/** Without a socket, as in a test without a port, a dropped connection is a rejected call. */
function dropped({ incoming }: ServerEnv): Response {
  if (!incoming) throw new ConnectionDropped('The connection was dropped on demand.')
  incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
}

function defaultBody(status: number): unknown {
  const message = `Failure on demand (${status}).`
  return status >= 500 ? { message, ErrorLogId: 'on-demand' } : { message }
}
