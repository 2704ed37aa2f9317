import { inTransaction, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { addFile } from '../files/files.ts'
import { Refusal } from '../server/refusal.ts'
import { requires } from '../server/schemaGuards.ts'
import { personaOf } from '../session/personas.ts'
import { addNotification, pushNotification } from './addNotification.ts'

/** What POST /sandbox/notifications takes. */
interface WantedNotifications {
  /** Whose. Default admin. */
  readonly persona?: string
  /** Any of spec 1 §4, or, not about a process, an unknown one. Default CUSTOM. */
  readonly type?: string
  /** HTML; `{n}` becomes the number of the notification, from 1. Default 'Notification {n}.'. */
  readonly message?: string
  /** Absent: not about a process, and sent on the default channel. */
  readonly processType?: string
  /** Id of the item in progress whose place it takes. */
  readonly inProgressId?: number
  /** A file to download, with its text. */
  readonly file?: { readonly name: string; readonly content: string }
  /** An address that leads to no file. */
  readonly fileUrl?: string
  /** Default: the moment. */
  readonly date?: string
  /** How many. Default 1. */
  readonly times?: number
  /** Whether they are in the list too, and not just pushed; those that are pushed only have no id. Default true. */
  readonly keep?: boolean
  /** Sent as it is, in the place of all else: what a faulty server sends. */
  readonly raw?: string
}

const text = { type: 'string', maxLength: 100_000 }
const readWanted = requires<WantedNotifications>({
  type: 'object',
  additionalProperties: false,
  properties: {
    persona: { type: 'string' },
    type: { type: 'string', maxLength: 100 },
    message: text,
    processType: { type: 'string', maxLength: 100 },
    inProgressId: { type: 'integer' },
    file: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'content'],
      properties: { name: { type: 'string', pattern: '^[\\w. -]{1,100}$' }, content: text },
    },
    fileUrl: { type: 'string', maxLength: 1000 },
    date: { type: 'string', maxLength: 100 },
    times: { type: 'integer', minimum: 1, maximum: 10_000 },
    keep: { type: 'boolean' },
    raw: text,
  },
})

/** What is said of a process, the last about any of it. */
const ofProcesses: readonly string[] = [
  'IN_PROGRESS',
  'SUCCESS_MESSAGE',
  'SUCCESS_DOWNLOAD',
  'ERROR_MESSAGE',
  'ERROR_DOWNLOAD',
  'CUSTOM',
]

/** Says anything to a user, for tests and demonstrations; gives the ids of what was kept. Throws a Refusal (400). */
export function pushOnDemand(store: Store, data: unknown): { readonly ids: readonly number[] } {
  const wanted = readWanted(data)
  const { persona = 'admin', type = 'CUSTOM', message = 'Notification {n}.', times = 1, keep = true } = wanted
  if (!personaOf(persona)) throw new Refusal(400, `There is no persona '${persona}'.`)
  if (wanted.processType !== undefined && !ofProcesses.includes(type))
    throw new Refusal(
      400,
      `type must be one of ${ofProcesses.join(', ')} for a process: IN_PROGRESS begins it, and again with its inProgressId says how far it is; the others end it.`,
    )
  if (wanted.raw !== undefined) {
    for (let at = 0; at < times; at++) store.hub.sendText(persona, wanted.raw)
    return { ids: [] }
  }
  const ids = inTransaction(store.db, () => {
    if (wanted.inProgressId !== undefined)
      run(
        store.db,
        "DELETE FROM notifications WHERE persona = ? AND type = 'IN_PROGRESS' AND coalesce(in_progress_id, id) = ?",
        persona,
        wanted.inProgressId,
      )
    const fileId = wanted.file && addFile(store, { persona, ...wanted.file })
    return Array.from({ length: times }, (_, at) =>
      addNotification(store, {
        ...wanted,
        persona,
        type,
        fileId,
        message: message.replaceAll('{n}', String(at + 1)),
      }),
    )
  })
  for (const id of ids) pushNotification(store, id, keep)
  return { ids: keep ? ids : [] }
}
