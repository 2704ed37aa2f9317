import { logCall } from '../apiLog/logCall.ts'
import { moment } from '../clock/moment.ts'
import { type DatabaseRow, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { settingNumber, settingText } from '../databaseSettings/settings.ts'
import { newSecret } from '../server/newSecret.ts'
import { instantOf } from '../timelines/events.ts'
import { addEvent } from './events.ts'

const hour = 3_600_000

/** Sends the customer a link by SMS, in the transaction of the caller; the former one becomes invalid. */
export function sendLink(store: Store, row: DatabaseRow, by: string | null): void {
  const { db } = store
  const token = newSecret()
  // Without a name the gateway shows its own number.
  const from = settingText(db, 'cs_verification_caller_id') || undefined
  const at = store.moment()
  const expires = moment(instantOf(at) + settingNumber(db, 'cs_verification_link_hours') * hour)
  run(
    db,
    'UPDATE order_confirmations SET token = ?, token_expires_at = ?, version = version + 1 WHERE order_nr = ?',
    token,
    expires,
    String(row.order_nr),
  )
  addEvent(db, { orderNr: String(row.order_nr), at, kind: 'link', user: by, note: `To ${row.phone}` })
  logCall(db, {
    at,
    system: 'SMS gateway',
    direction: 'out',
    call: 'POST /messages',
    status: 202,
    duration: 120,
    orderNr: String(row.order_nr),
    // The link itself is a secret of the customer.
    request: JSON.stringify({ from, to: row.phone, template: 'order-verification', validUntil: expires }),
    response: JSON.stringify({ accepted: true }),
  })
}
