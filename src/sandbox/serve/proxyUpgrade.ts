import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { type Duplex } from 'node:stream'

/** Pipes the websocket of the console to a real system. Ends the connection with 502 when the system does not answer. */
export function proxyUpgrade(target: URL): (request: IncomingMessage, socket: Duplex, head: Buffer) => void {
  return (incoming, socket, head) => {
    const refuse = (status: string) => {
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
    }
    socket.on('error', () => socket.destroy())
    if (!incoming.url?.startsWith('/api/navigation/socket')) return refuse('404 Not Found')
    const send = target.protocol === 'https:' ? httpsRequest : httpRequest
    const outgoing = send(new URL(target.pathname.replace(/\/$/, '') + incoming.url, target), {
      headers: { ...incoming.headers, host: target.host },
    })
    outgoing.on('upgrade', (reply, upstream, upstreamHead) => {
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
