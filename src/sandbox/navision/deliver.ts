import { logCall } from '../apiLog/logCall.ts'
import { placeOf } from '../database/placeOf.ts'
import { type DatabaseRow, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { settingText } from '../databaseSettings/settings.ts'
import { writeOffStatuses } from '../writeOffs/writeOffStatuses.ts'
import { navisionErrors, writeOffOf } from './navisionTypes.ts'
import { attempt } from './sendAttempt.ts'
import { type KeptSettings } from './settings.ts'

/** How a message is sent. */
export interface Delivery {
  /** Who sends it. */
  readonly by: string
  /** Which attempt it is, from 1. */
  readonly nth: number
  /** True: after a temporary error it keeps waiting, as often as the settings allow retries. */
  readonly retries: boolean
}

/**
 * Sends a message once, in the transaction of the caller, which includes its outcome, its entry in the API
 * log and the consequences. Returns the new status of the message.
 */
export function deliver(
  store: Store,
  message: DatabaseRow,
  settings: KeptSettings,
  { by, nth, retries }: Delivery,
): 'booked' | 'waiting' | 'failed' {
  const { db } = store
  const { error, ...call } = attempt(message, settings, nth)
  const again =
    retries && error !== undefined && navisionErrors[error].passes && nth < settings.automaticAttempts
  const status = error === undefined ? 'booked' : again ? 'waiting' : 'failed'
  run(
    db,
    `UPDATE navision_messages SET status = ?, attempts = ?, error_code = ?, error = ?, sent_by = ?, sent_at = ?, version = version + 1
     WHERE id = ?`,
    status,
    nth,
    error ?? null,
    error === undefined ? null : navisionErrors[error].text,
    by,
    store.moment(),
    Number(message.id),
  )
  logCall(db, {
    at: store.moment(),
    system: 'Navision',
    direction: 'out',
    ...call,
    orderNr: String(message.order_nr),
    documentNr: String(message.document_nr),
    message: Number(message.id),
  })
  if (status === 'failed' && call.status === 0) reportIncident(store, message)
  if (status === 'booked' && message.type === 'writeOffJournal') bookWriteOff(store, message)
  return status
}

/** Sends a mail about an unanswered message to the address in the settings. */
function reportIncident({ db, moment }: Store, message: DatabaseRow): void {
  const to = settingText(db, 'oms_incident_email')
  if (to === '') return
  logCall(db, {
    at: moment(),
    system: 'Mail',
    direction: 'out',
    call: 'POST /messages',
    status: 202,
    duration: 40,
    documentNr: String(message.document_nr),
    request: JSON.stringify({ to, template: 'connection-failed', document: message.document_nr }),
    response: '{"queued":true}',
  })
}

/** A write-off that was approved is booked when the accounting system has it. */
function bookWriteOff({ db }: Store, { document_nr }: DatabaseRow): void {
  run(
    db,
    'UPDATE write_offs SET status = ? WHERE id = ? AND status = ?',
    placeOf(writeOffStatuses, 'booked'),
    writeOffOf(String(document_nr)),
    placeOf(writeOffStatuses, 'approved'),
  )
}
