import ReconnectingSocket from 'partysocket/ws'
import { type SocketLine, type SocketListener } from '../../runtime/ports/socket.ts'

/** Milliseconds between disconnect and reconnect, however often it has failed (spec 1 §9). */
const retry = 5000
/** Milliseconds after which an unanswered attempt counts as failed. */
const patience = 15_000

/** Empty `base`: the origin of the page. The session cookie is sent with it. */
export function openSocket(base: string, path: string, listener: SocketListener): SocketLine {
  const own = window.location.origin.replace(/^http/, 'ws')
  const socket = new ReconnectingSocket((base || own).replace(/\/+$/, '') + path, null, {
    minReconnectionDelay: retry,
    maxReconnectionDelay: retry,
    reconnectionDelayGrowFactor: 1,
    connectionTimeout: patience,
    maxEnqueuedMessages: 0,
  })
  let closed = false
  let reported = false
  const deliver = (act: () => void) => {
    if (!closed) act()
  }
  socket.onopen = () => {
    reported = false
    deliver(listener.opened)
  }
  // A failed attempt raises `error`, and `close` only if it was connected.
  const lose = () => {
    if (!reported) deliver(listener.lost)
    reported = true
  }
  socket.onclose = lose
  socket.onerror = lose
  socket.onmessage = ({ data }) => deliver(() => listener.heard(data))
  return {
    say(text) {
      if (socket.readyState === socket.OPEN) socket.send(text)
    },
    renew: () => socket.reconnect(),
    close() {
      closed = true
      socket.close()
    },
  }
}
