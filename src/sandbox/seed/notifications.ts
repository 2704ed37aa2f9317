import { type DatabaseSync } from 'node:sqlite'
import { businessNow, moment } from '../moment.ts'
import { personas } from '../personas.ts'
import { reportLines } from '../reports/reportLines.ts'
import { reportTypes } from '../reports/reportTypes.ts'

/** What each persona finds in the notification centre; the viewer finds nothing. */
export function fillNotifications(db: DatabaseSync): void {
  const insert = db.prepare(
    'INSERT INTO notifications (persona, type, message, file_id, created_at, readed) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const insertFile = db.prepare('INSERT INTO files (persona, name, content) VALUES (?, ?, ?)')
  const content = readyRefunds(db)
  for (const { name, resources } of personas) {
    if (resources.length === 0) continue
    for (const [at, one] of [...texts, ...(name === 'admin' ? older : [])].entries())
      insert.run(
        name,
        one.type,
        one.message,
        one.file ? insertFile.run(name, one.file, content).lastInsertRowid : null,
        moment(businessNow - one.minutes * 60_000),
        at > 1 ? 1 : 0,
      )
  }
}

/** The export that was made yesterday: the refunds that are ready to be sent. */
function readyRefunds(db: DatabaseSync): string {
  const table = reportTypes.get('finance-refunds')?.table
  if (!table) return ''
  return [
    ...reportLines(db, table, {
      pagination: { limit: 10, offset: 0 },
      filter: [[{ index: 'status', value: 'ready', condition: 'equals' }]],
      sort: [],
      columns: [],
    }),
  ].join('')
}

const texts = [
  {
    type: 'REPORT_DOWNLOAD',
    message: 'Your export is ready.',
    file: 'refunds-2011-12-09.csv',
    minutes: 12,
  },
  {
    type: 'OCCURRENCE',
    message: 'The bank file of today has <b>3 rejected</b> lines.',
    file: null,
    minutes: 47,
  },
  { type: 'SUCCESS_MESSAGE', message: 'The import has finished: 214 lines.', file: null, minutes: 190 },
  {
    type: 'ERROR_MESSAGE',
    message: 'The message to Navision failed and will be sent again.',
    file: null,
    minutes: 1520,
  },
] as const

/** What the admin has not cleared for a while: one of every sort (spec 1 §4). */
const older = [
  { type: 'CHAT_MESSAGE', message: '<i>finance</i>: is the bank file out?', file: null, minutes: 1540 },
  { type: 'CONNECTED_USERS', message: '9 users are connected.', file: null, minutes: 1600 },
  {
    type: 'SUCCESS_DOWNLOAD',
    message: 'Your export of <b>1,204 rows</b> is ready.',
    file: 'write-offs-2011-12-08.csv',
    minutes: 2900,
  },
  {
    type: 'ERROR_DOWNLOAD',
    message: 'Your import of write-offs.csv has ended: 96 rows imported, 3 refused.',
    file: 'write-offs-refused.csv',
    minutes: 3100,
  },
  { type: 'CUSTOM', message: 'The older system is not available on Sunday.', file: null, minutes: 4300 },
  {
    type: 'BACKGROUND_PROCESS',
    message: 'Night run: 18 of 18 jobs have ended.<br>Longest: Navision, 00:41:12.',
    file: null,
    minutes: 5000,
  },
] as const
