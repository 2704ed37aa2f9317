import { withoutSecrets } from '../../core/errors/withoutSecrets.ts'
import { type Ports } from '../../ports/ports.ts'

/** The ports with a way to the server whose failures tell nothing secret, whoever shows them. */
export function withRedactedHttp(ports: Ports): Ports {
  const { http, session } = ports
  return {
    ...ports,
    http: {
      async send(call) {
        // The call may end the session whose token its reply quotes.
        const token = session.token()
        const reply = await http.send(call)
        if (reply.ok) return reply
        return { ...reply, data: withoutSecrets(reply.data, call, token) }
      },
    },
  }
}
