import { type Notification } from '../../../schemas/wire/notification.ts'
import { readSocketMessage, type SocketAction } from '../../../schemas/wire/socketMessage.ts'
import { pingRequest, socketChannels, subscribeRequest } from '../../../schemas/wire/socketRequest.ts'
import { calls } from '../../core/calls.ts'
import { type SocketLine } from '../../ports/socket.ts'
import { type Shell } from '../Shell.ts'

/** Milliseconds between pings while the connection is open (spec 1 §9). */
const pingEvery = 50_000
/** Milliseconds for which updates are batched: a thousand per second render the page ten times. */
const gather = 100

type Parts = Pick<Shell, 'validators'> & { readonly ports: Pick<Shell['ports'], 'clock' | 'socket'> }

export interface NotificationListener {
  opened(): void
  lost(): void
  /** In order of arrival. */
  news(notifications: readonly Notification[]): void
  /** Processes of these types are running. */
  progressed(types: ReadonlySet<string>): void
  /** Processes of these types have ended. */
  ended(types: ReadonlySet<string>): void
  /** An invalid message (spec 1 §5). */
  invalid(): void
}

/**
 * Opens the websocket of the notifications, subscribes and pings; returns a function that closes it. A server
 * that has once answered a ping, by a message without content, must do so again: if nothing arrives between
 * two pings, the connection is dead even without a close event and is renewed. The specification defines no
 * reply to a ping (spec 1 §4): a server that has never answered one may be silent and keeps its connection.
 */
export function connectNotifications(
  { ports, validators }: Parts,
  listener: NotificationListener,
): () => void {
  let line: SocketLine | undefined
  let ended = false
  let stopPings = () => {}
  let stopGathering = () => {}
  let waiting: SocketAction[] = []
  /** Whether the server answers pings: on this connection, or an earlier one. */
  let answers = false
  /** Whether nothing has arrived since the last ping. */
  let silent = false
  const accepts = validators.all().then(all => all?.socketMessage)

  const ping = () => {
    stopPings = ports.clock.after(pingEvery, () => {
      if (silent && answers) return line?.renew()
      silent = true
      line?.say(JSON.stringify(pingRequest))
      ping()
    })
  }
  const hand = () => {
    const actions = waiting
    waiting = []
    const notifications = actions.map(({ notification }) => notification).filter(isNews)
    if (notifications.length > 0) listener.news(notifications)
    const [going, ended] = [typesOf(actions, true), typesOf(actions, false)]
    if (going.size > 0) listener.progressed(going)
    if (ended.size > 0) listener.ended(ended)
  }
  const hear = (actions: readonly SocketAction[]) => {
    if (actions.length === 0) return
    if (waiting.length === 0) stopGathering = ports.clock.after(gather, hand)
    waiting.push(...actions)
  }
  const end = () => {
    ended = true
    stopPings()
    stopGathering()
    line?.close()
  }
  const opening = ports.socket.open(calls.socket, {
    async opened() {
      // The connection may open before `line` is assigned.
      line = await opening
      if (ended) return
      line.say(JSON.stringify(subscribeRequest(socketChannels.background)))
      stopPings()
      silent = false
      ping()
      listener.opened()
    },
    lost() {
      stopPings()
      if (!ended) listener.lost()
    },
    async heard(data) {
      const isMessage = await accepts
      if (ended || !isMessage) return
      try {
        const { actions } = readSocketMessage(data, isMessage)
        if (silent && actions.length === 0) answers = true
        hear(actions)
      } catch {
        listener.invalid()
      }
      silent = false
    },
  })
  opening.then(
    opened => {
      line = opened
      if (ended) opened.close()
    },
    // Its chunk is missing after a deployment: only the list is loaded.
    () => !ended && listener.lost(),
  )
  return end
}

/** Types of the processes that are running, or have ended. */
function typesOf(actions: readonly SocketAction[], going: boolean): ReadonlySet<string> {
  const matching = actions.filter(({ notification }) => (notification.type === 'IN_PROGRESS') === going)
  return new Set(matching.flatMap(({ notification }) => notification.processType ?? []))
}

/** A notification without a message only reports the end of a process: there is nothing to show. */
function isNews({ type, message }: Notification): boolean {
  return type !== 'BACKGROUND_PROCESS' || message !== ''
}
