import { type NavisionSettings } from '../../../schemas/wire/navisionSettings.ts'
import { type DatabaseRow } from '../database/rows.ts'
import { randomOf } from '../seed/random.ts'
import {
  isNavisionError,
  isNavisionType,
  type NavisionError,
  navisionErrors,
  navisionTypes,
} from './navisionTypes.ts'
import { isReached } from './settings.ts'

/** What came of sending a message once. */
export interface Attempt {
  /** Absent: it is booked. */
  readonly error?: NavisionError
  /** Of HTTP; 0: no answer came. */
  readonly status: number
  /** Milliseconds. */
  readonly duration: number
  readonly call: string
  readonly request: string
  readonly response: string
}

/**
 * Sends a message for the nth time: the same outcome on every machine. A service that is not there gives no answer, a posting
 * date outside the allowed ones is refused as long as the settings say so, a lasting error comes again mostly, and one attempt
 * in seven fails for a reason that passes.
 */
export function attempt(message: DatabaseRow, settings: NavisionSettings, nth: number): Attempt {
  return answer(
    message,
    settings,
    outcome(message, settings, nth),
    randomOf(`navision ${message.id} ${nth}`).whole(80, 900),
  )
}

/** The answer that an outcome has; for outcomes that are known already. */
export function answer(
  message: DatabaseRow,
  settings: NavisionSettings,
  error: NavisionError | undefined,
  took: number,
): Attempt {
  const type = String(message.type)
  const known = isNavisionType(type) ? navisionTypes[type] : undefined
  const request = JSON.stringify({
    company: settings.company,
    userId: settings.user,
    documentNo: message.document_nr,
    externalDocumentNo: message.order_nr,
    postingDate: message.posting_date,
    journal: journalOf(type, settings),
    currencyCode: message.currency,
    amount: Number(message.amount) / 100,
  })
  const status =
    error === undefined
      ? 201
      : error === 'TIMEOUT' || error === 'INTERRUPTED'
        ? 0
        : error === 'LOCKED'
          ? 503
          : 422
  const response =
    error === undefined
      ? JSON.stringify({
          entryNo: 700_000 + Number(message.id),
          documentNo: message.document_nr,
          status: 'Posted',
        })
      : status === 0
        ? ''
        : JSON.stringify({ error: { code: error, message: navisionErrors[error].text } })
  const duration = status === 0 ? settings.timeoutSeconds * 1000 : took
  return {
    ...(error === undefined ? {} : { error }),
    status,
    duration,
    call: `POST ${known?.path ?? '/'}`,
    request,
    response,
  }
}

function outcome(message: DatabaseRow, settings: NavisionSettings, nth: number): NavisionError | undefined {
  if (!isReached(settings.serviceUrl)) return 'TIMEOUT'
  const date = String(message.posting_date)
  if (date < settings.postingFrom || date > settings.postingTo) return 'POSTING_DATE'
  const random = randomOf(`navision outcome ${message.id} ${nth}`)
  const before = String(message.error_code)
  if (isNavisionError(before) && navisionErrors[before].lasting && random.chance(0.8)) return before
  return random.chance(0.14) ? random.pick(['TIMEOUT', 'LOCKED']) : undefined
}

function journalOf(type: string, settings: NavisionSettings): string {
  if (type === 'paymentJournal') return settings.paymentJournal
  return type === 'writeOffJournal' ? settings.writeOffJournal : settings.salesJournal
}
