import { nextStep } from '../clock/nextStep.ts'
import { type Run } from '../clock/run.ts'
import { signalProcess } from '../clock/signalProcess.ts'
import { rowsOf } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { addNotification, pushNotification } from '../notifications/addNotification.ts'
import { personas } from '../session/personas.ts'
import { counted } from '../values/figures.ts'
import { deliver } from './deliver.ts'
import { navisionSettings } from './settings.ts'

/** The sender of automatic messages, as the queue shows it. */
export const automatic = 'automatic'
/** Messages that one turn sends at most; the others wait for the next one. */
const most = 500
export const navisionResource = 'navision_index_index'

/** Sends waiting messages at the interval of the settings, and reports final failures. */
export const navisionRun: Run = {
  name: 'navision',
  next(db, after) {
    const { enabled, sendEveryMinutes } = navisionSettings(db)
    return enabled ? nextStep(sendEveryMinutes, after) : undefined
  },
  work(store) {
    const settings = navisionSettings(store.db)
    const waiting = rowsOf(
      store.db,
      `SELECT * FROM navision_messages WHERE status = 'waiting' AND created_at <= ? ORDER BY id LIMIT ${most}`,
      store.moment(),
    )
    if (waiting.length === 0) return undefined
    const failed = waiting.filter(
      message =>
        deliver(store, message, settings, {
          by: automatic,
          nth: Number(message.attempts) + 1,
          retries: true,
        }) === 'failed',
    )
    const notificationIds = failed.length === 0 ? [] : notifyOfFailed(store, failed.length)
    return () => {
      for (const id of notificationIds) pushNotification(store, id)
      signalProcess(store, navisionResource, 'navision')
    }
  },
}

/** Notifies everyone with the resource of the queue: failed messages need a manual step. */
function notifyOfFailed(store: Store, count: number): number[] {
  const message = `${counted(count, 'message has', 'messages have')} failed in Navision.`
  return personas
    .filter(({ resources }) => resources.includes(navisionResource))
    .map(({ name }) => addNotification(store, { persona: name, type: 'OCCURRENCE', message }))
}
