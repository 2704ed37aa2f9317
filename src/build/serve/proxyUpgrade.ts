import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isOwnOrigin } from '../../sandbox/socket/isOwnOrigin.ts'
import { socketPath, type Upgrade } from '../../sandbox/socket/makeUpgrade.ts'

/**
 * Pipes the websocket of the console to a real system, with the system's own address as the origin, because
 * it would reject that of the console; an origin that is foreign to the console is refused here with 403.
 * Ends the connection with 502 when the system does not answer.
 */
export function proxyUpgrade(target: URL): Upgrade {
  return (incoming, socket, head) => {
    const refuse = (status: string) => {
      socket.once('finish', () => socket.destroy())
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
    }
    socket.on('error', () => socket.destroy())
    if (incoming.url?.split('?')[0] !== socketPath) return refuse('404 Not Found')
    if (!isOwnOrigin(incoming.headers)) return refuse('403 Forbidden')
    const send = target.protocol === 'https:' ? httpsRequest : httpRequest
    const outgoing = send(new URL(target.pathname.replace(/\/$/, '') + incoming.url, target), {
      headers: {
        ...incoming.headers,
        host: target.host,
        ...(incoming.headers.origin === undefined ? {} : { origin: target.origin }),
      },
    })
    const give = () => outgoing.destroy()
    socket.on('close', give)
    outgoing.on('upgrade', (reply, upstream, upstreamHead) => {
      socket.off('close', give)
      if (socket.destroyed) return void upstream.destroy()
      upstream.on('error', () => socket.destroy())
      socket.on('close', () => upstream.destroy())
      upstream.on('close', () => socket.destroy())
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headerLines(reply)}\r\n`)
      socket.write(upstreamHead)
      upstream.write(head)
      upstream.pipe(socket)
      socket.pipe(upstream)
    })
    outgoing.on('response', reply => refuse(`${reply.statusCode ?? 502} ${reply.statusMessage ?? ''}`))
    outgoing.on('error', () => refuse('502 Bad Gateway'))
    outgoing.end()
  }
}

function headerLines({ rawHeaders }: IncomingMessage): string {
  let lines = ''
  for (let at = 0; at < rawHeaders.length; at += 2) lines += `${rawHeaders[at]}: ${rawHeaders[at + 1]}\r\n`
  return lines
}
