import ReconnectingSocket from 'partysocket/ws'
import { type SocketLine, type SocketListener } from '../../runtime/ports/socket.ts'

/** Milliseconds from the loss of a line to the next try, however often it failed before (spec 1 §9). */
const retry = 5000
/** Milliseconds after which a try that got no answer counts as failed. */
const patience = 15_000

/** Opens a websocket below the base address; an empty one is the origin of the page. The session cookie goes with it. */
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
  let told = false
  const tell = (act: () => void) => {
    if (!closed) act()
  }
  socket.onopen = () => {
    told = false
    tell(listener.opened)
  }
  // A try that fails raises an error, and a close only where there was a line.
  const lose = () => {
    if (!told) tell(listener.lost)
    told = true
  }
  socket.onclose = lose
  socket.onerror = lose
  socket.onmessage = ({ data }) => tell(() => listener.heard(data))
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
