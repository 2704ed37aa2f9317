import { type DatabaseSync } from 'node:sqlite'
import { businessNow, moment } from '../clock/moment.ts'
import { type GridTable } from '../grid/gridTable.ts'
import { refundsGrid } from '../refunds/grid.ts'
import { reportLines } from '../reports/reportLines.ts'
import { personas } from '../session/personas.ts'
import { writeOffsOf } from '../writeOffs/grid.ts'

/** A notification, so many minutes before the business day. */
interface SeedNotification {
  readonly type: string
  readonly message: string
  readonly minutes: number
  readonly file?: { readonly name: string; readonly content: string }
}

/** What each persona finds in the notification centre, the first two unread; the viewer finds nothing. */
export function fillNotifications(db: DatabaseSync): void {
  const insert = db.prepare(
    'INSERT INTO notifications (persona, type, message, file_id, created_at, readed) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const insertFile = db.prepare('INSERT INTO files (persona, name, content) VALUES (?, ?, ?)')
  const [everybody, admin] = [newest(db), older(db)]
  for (const { name, resources } of personas) {
    if (resources.length === 0) continue
    for (const [at, one] of [...everybody, ...(name === 'admin' ? admin : [])].entries()) {
      const { type, message, minutes, file } = one
      const fileId = file ? insertFile.run(name, file.name, file.content).lastInsertRowid : null
      insert.run(name, type, message, fileId, moment(businessNow - minutes * 60_000), at > 1 ? 1 : 0)
    }
  }
}

function newest(db: DatabaseSync): SeedNotification[] {
  const content = exported(db, refundsGrid, 'ready').join('')
  return [
    {
      type: 'REPORT_DOWNLOAD',
      message: 'Your export is ready.',
      minutes: 12,
      file: { name: 'refunds-2011-12-09.csv', content },
    },
    { type: 'OCCURRENCE', message: "Today's bank file has <b>3 rejected</b> lines.", minutes: 47 },
    { type: 'SUCCESS_MESSAGE', message: 'The import has finished: 214 lines.', minutes: 190 },
    {
      type: 'ERROR_MESSAGE',
      message: 'The message to Navision failed and will be sent again.',
      minutes: 1520,
    },
  ]
}

/** What the admin has not cleared for a while: one of every sort (spec 1 §4). */
function older(db: DatabaseSync): SeedNotification[] {
  const lines = exported(db, writeOffsOf('write-off', 'admin'), 'pending')
  const rows = (lines.length - 1).toLocaleString('en')
  return [
    { type: 'CHAT_MESSAGE', message: '<i>finance</i>: is the bank file out?', minutes: 1540 },
    { type: 'CONNECTED_USERS', message: '9 users are connected.', minutes: 1600 },
    {
      type: 'SUCCESS_DOWNLOAD',
      message: `Your export of <b>${rows} rows</b> is ready.`,
      minutes: 2900,
      file: { name: 'write-offs-2011-12-08.csv', content: lines.join('') },
    },
    {
      type: 'ERROR_DOWNLOAD',
      message: 'Your import of write-offs.csv has finished: 96 rows imported, 3 refused.',
      minutes: 3100,
      file: { name: 'write-offs-refused.csv', content: refused },
    },
    { type: 'CUSTOM', message: 'The older system is not available on Sunday.', minutes: 4300 },
    {
      type: 'BACKGROUND_PROCESS',
      message: 'Night run: 18 of 18 jobs have finished.<br>Longest: Navision, 00:41:12.',
      minutes: 5000,
    },
  ]
}

const refused = [
  '\ufeffline,message',
  "14,There is no order '53636'.",
  '37,"amount is \'1,50\', which is not an amount such as 12.50."',
  '80,amount is 0.',
  '',
].join('\r\n')

/** The lines of an export of what has that status, its header first. */
function exported(db: DatabaseSync, table: GridTable, status: string): string[] {
  return [
    ...reportLines(db, table, {
      pagination: { limit: 10, offset: 0 },
      filter: [[{ index: 'status', value: status, condition: 'equals' }]],
      sort: [],
      columns: [],
    }),
  ]
}
