import { type WebSocket } from 'ws'
import { socketChannels } from '../../../schemas/wire/socketRequest.ts'

/** Bytes buffered for a client that does not read; beyond, it is disconnected and fetches the list later. */
const mostWaiting = 16 * 1024 * 1024
/** Milliseconds that a client has to answer a goodbye. */
const patience = 500

/** Who a socket belongs to. */
interface SocketOwner {
  readonly persona: string
  /** Hash of the session by which it was opened. */
  readonly session: string
}

/** The open websockets. What is sent to a user goes to every one of them, in every browser and tab. */
export interface Hub {
  /** Takes an open socket in; it leaves when it is closed. The result subscribes it to a channel. */
  add(socket: WebSocket, owner: SocketOwner): (channel: string) => void
  /** Sends to the sockets of that user on the channel; all of them are on the default one. */
  push(persona: string, channel: string, message: Readonly<Record<string, unknown>>): void
  /** Sends any text to every socket of that user, as a faulty server would. */
  sendText(persona: string, text: string): void
  /** Closes the sockets of a session that has ended, with 1008. */
  endSession(session: string): void
  /** Closes the sockets of all sessions but those, as `endSession` does. */
  endOthers(isOpen: (session: string) => boolean): void
  /** Asks every client whether it is there, and cuts those off that have not answered twice: once may be this machine's fault. */
  beat(): void
  /** Cuts every socket off without a goodbye; gives how many there were. */
  drop(): number
  /** Says goodbye to all, with 1001: the server is going away. */
  end(): void
}

interface Client extends SocketOwner {
  readonly socket: WebSocket
  readonly channels: Set<string>
  /** Times that it was asked and has not answered. */
  missed: number
}

/** How a message is sent. */
type Spell = (message: Readonly<Record<string, unknown>>) => unknown

export function makeHub(spell: Spell = message => message): Hub {
  const clients = new Set<Client>()
  const send = ({ socket }: Client, text: string) => {
    if (socket.bufferedAmount > mostWaiting) socket.terminate()
    else socket.send(text)
  }
  const bye = ({ socket }: Client, code: number, reason: string) => {
    socket.close(code, reason)
    setTimeout(() => socket.terminate(), patience).unref()
  }
  const endWhere = (ends: (client: Client) => boolean) => {
    for (const client of clients) if (ends(client)) bye(client, 1008, 'The session has ended.')
  }
  return {
    add(socket, owner) {
      const client: Client = {
        ...owner,
        socket,
        channels: new Set([socketChannels.fallback]),
        missed: 0,
      }
      clients.add(client)
      socket.on('pong', () => {
        client.missed = 0
      })
      socket.on('close', () => clients.delete(client))
      return channel => void client.channels.add(channel)
    },
    push(persona, channel, message) {
      const wanted = [...clients].filter(one => one.persona === persona && one.channels.has(channel))
      if (wanted.length === 0) return
      const text = JSON.stringify(spell(message))
      for (const client of wanted) send(client, text)
    },
    sendText(persona, text) {
      for (const client of clients) if (client.persona === persona) send(client, text)
    },
    endSession: session => endWhere(client => client.session === session),
    endOthers: isOpen => endWhere(client => !isOpen(client.session)),
    beat() {
      for (const client of clients) {
        if (client.missed >= 2) client.socket.terminate()
        else client.socket.ping()
        client.missed++
      }
    },
    drop() {
      const count = clients.size
      for (const { socket } of clients) socket.terminate()
      return count
    },
    end() {
      for (const client of clients) bye(client, 1001, 'The server is going away.')
    },
  }
}
