import { type DatabaseSync } from 'node:sqlite'
import {
  type NavisionSettings,
  navisionSettingsSchema,
  type SaveNavisionSettings,
} from '../../../schemas/wire/navisionSettings.ts'
import { logCall } from '../apiLog/logCall.ts'
import { isDay } from '../clock/moment.ts'
import { inTransaction, rowOf, run } from '../database/rows.ts'
import { randomOf } from '../seed/random.ts'
import { Refusal } from '../server/refusal.ts'
import { requires } from '../server/schemaGuards.ts'

const read = requires<NavisionSettings>(navisionSettingsSchema)

/** The defaults. */
export const defaultNavisionSettings: NavisionSettings = {
  enabled: true,
  serviceUrl: 'https://navision.example.com/ws/marketplace',
  company: 'Marketplace UK Ltd.',
  user: 'svc-console',
  postingFrom: '2011-12-01',
  postingTo: '2011-12-31',
  sendEveryMinutes: 15,
  automaticAttempts: 3,
  maxAttempts: 10,
  timeoutSeconds: 30,
  salesJournal: 'SALES',
  paymentJournal: 'CASHRCPT',
  writeOffJournal: 'WRITEOFF',
}

/** The settings with their last change; version 0 are the defaults. */
export interface KeptSettings extends NavisionSettings {
  readonly version: number
  readonly changedBy: string | null
  readonly changedAt: string | null
}

export function navisionSettings(db: DatabaseSync): KeptSettings {
  const row = rowOf(db, 'SELECT * FROM navision_settings WHERE id = 1')
  if (!row) return { ...defaultNavisionSettings, version: 0, changedBy: null, changedAt: null }
  return {
    ...read(JSON.parse(String(row.settings))),
    version: Number(row.version),
    changedBy: String(row.changed_by),
    changedAt: String(row.changed_at),
  }
}

/**
 * Saves the settings. Throws a Refusal: 400 that names invalid fields, 409 that names the other user when
 * their version has changed. A password is never returned.
 */
export function saveNavisionSettings(
  db: DatabaseSync,
  { password: _, version, ...settings }: SaveNavisionSettings,
  { by, at }: { readonly by: string; readonly at: string },
): void {
  refuseWrong(settings)
  inTransaction(db, () => {
    const kept = navisionSettings(db)
    if (version !== kept.version)
      throw new Refusal(
        409,
        `${kept.changedBy} changed these settings in the meantime. Check them and try again.`,
      )
    run(
      db,
      `INSERT INTO navision_settings VALUES (1, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE
       SET settings = excluded.settings, changed_by = excluded.changed_by, changed_at = excluded.changed_at, version = excluded.version`,
      JSON.stringify(settings),
      by,
      at,
      kept.version + 1,
    )
  })
}

/** Milliseconds that the service took to answer. Throws a Refusal (409) when it did not. */
export function reachNavision(db: DatabaseSync, at: string): number {
  const { serviceUrl, company, timeoutSeconds } = navisionSettings(db)
  const reached = isReached(serviceUrl)
  const duration = reached ? randomOf(`reach ${at}`).whole(60, 400) : timeoutSeconds * 1000
  logCall(db, {
    at,
    system: 'Navision',
    direction: 'out',
    call: 'GET /CompanyInformation',
    status: reached ? 200 : 0,
    duration,
    request: '',
    response: reached ? JSON.stringify({ name: company, version: '2009 R2' }) : '',
  })
  if (!reached)
    throw new Refusal(409, `Navision did not answer at ${serviceUrl} within ${timeoutSeconds} seconds.`)
  return duration
}

/** Whether the address answers: only that of the defaults does. */
export function isReached(serviceUrl: string): boolean {
  const known = new URL(defaultNavisionSettings.serviceUrl).host
  return URL.parse(serviceUrl)?.host === known
}

const required = ['company', 'user', 'salesJournal', 'paymentJournal', 'writeOffJournal'] as const

function refuseWrong(settings: NavisionSettings): void {
  const { serviceUrl, postingFrom, postingTo, automaticAttempts, maxAttempts } = settings
  const errors = [
    ...required.flatMap(field =>
      settings[field].trim() === '' ? [{ field, message: 'This is required.' }] : [],
    ),
    ...(['postingFrom', 'postingTo'] as const).flatMap(field =>
      isDay(settings[field]) ? [] : [{ field, message: 'This date does not exist.' }],
    ),
    ...(/^https:\/\/\S+$/.test(serviceUrl)
      ? []
      : [{ field: 'serviceUrl', message: 'Enter an address that begins with https://.' }]),
    ...(postingTo < postingFrom
      ? [{ field: 'postingTo', message: 'The last posting date cannot be before the first.' }]
      : []),
    ...(automaticAttempts > maxAttempts
      ? [{ field: 'automaticAttempts', message: 'Automatic attempts cannot exceed the maximum attempts.' }]
      : []),
  ]
  if (errors.length > 0) throw new Refusal(400, errors.map(({ message }) => message).join(' '), errors)
}
