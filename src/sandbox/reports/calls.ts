import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { type GridOptions } from '../../../schemas/wire/gridRequest.ts'
import {
  type DownloadRequest,
  downloadRequestSchema,
  type ReadReportRequest,
  type ReportReply,
  reportRequestSchema,
} from '../../../schemas/wire/report.ts'
import { mostExportMonths } from '../cash/cashStatuses.ts'
import { type DatabaseRow, rowOf } from '../database/rows.ts'
import { type Call, type CallRequest } from '../server/call.ts'
import { contentType } from '../server/contentTypes.ts'
import { Refusal } from '../server/refusal.ts'
import { requires } from '../server/schemaGuards.ts'
import { makeReport } from './makeReport.ts'
import { type ReportSource, sampleSource, tableSource } from './reportSource.ts'
import { type ReportType, reportTypes } from './reportTypes.ts'
import { namedSampleFile } from './sampleFile.ts'

const readReport = requires<ReadReportRequest>(reportRequestSchema)
const readDownload = requires<DownloadRequest>(downloadRequestSchema)

/** The export of a grid and its download, spec 1 §7. */
export const reportCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/api/report',
    access: 'session',
    // Of all that can be wrong with it, this has a text in the specification (1 §5).
    refuse(body) {
      if (!Object(body).reportType) throw new Refusal(400, 'Report type is undefined!')
    },
    answer: async ({ store, user, body, samples }): Promise<ReportReply> => {
      const { reportType, gridRequest, columns } = readReport(await body())
      const options = 'options' in gridRequest ? gridRequest.options : gridRequest
      const type = reportTypes.get(reportType)
      const source = type
        ? sourceOf(store, user, type, { options, columns })
        : await sampleSource(samples, user, { options, columns })
      if (!source) throw new Refusal(400, `There is no report type '${reportType}'.`)
      makeReport(store, user.name, reportType, source)
      return { success: true, message: 'The export has started. You will be notified when it is ready.' }
    },
  },
  // A file is opened on the way; nothing is written.
  { method: 'POST', path: '/api/navigation/download/', access: 'session', waits: true, answer: download },
  { method: 'POST', path: '/api/navigation/download', access: 'session', waits: true, answer: download },
]

function sourceOf(
  store: CallRequest['store'],
  user: CallRequest['user'],
  { table, resource, period }: ReportType,
  wanted: Parameters<typeof tableSource>[1],
): ReportSource {
  if (!user.resources.has(resource)) throw new Refusal(403, "You don't have permission for this report.")
  refuseLongPeriod(wanted.options, period)
  return tableSource(typeof table === 'function' ? table(store.db, user) : table, wanted)
}

async function download({ store, user, body, samples }: CallRequest): Promise<Response> {
  const { notificationId, fileId, fileName } = readDownload(await body())
  const ofUser = (sql: string, ...values: (string | number)[]) => rowOf(store.db, sql, user.name, ...values)
  if (notificationId !== undefined)
    return answerFile(
      ofUser(
        'SELECT f.* FROM notifications n JOIN files f ON f.id = n.file_id WHERE n.persona = ? AND n.id = ?',
        notificationId,
      ),
    )
  if (fileId === undefined || fileName === undefined)
    throw new Refusal(400, 'Request a download by notificationId, or by fileId and fileName.')
  const file = ofUser('SELECT * FROM files WHERE persona = ? AND id = ? AND name = ?', fileId, fileName)
  const sample = file ? undefined : await namedSampleFile(samples, user, String(fileId), fileName)
  return sample ?? answerFile(file)
}

async function answerFile(file: DatabaseRow | undefined): Promise<Response> {
  if (!file) throw new Refusal(404, 'This file does not exist.')
  const headers = {
    'Content-Type': contentType(String(file.name)),
    'Content-Disposition': `attachment; filename="${String(file.name)}"`,
  }
  if (file.path === null) return new Response(String(file.content), { headers })
  const handle = await open(String(file.path)).catch(() => {
    throw new Refusal(404, 'This file no longer exists.')
  })
  const { size } = await handle.stat()
  const stream = Readable.toWeb(handle.createReadStream())
  // The two declarations of the web's stream, that of Node and that of the platform, differ in type only.
  return new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>, {
    headers: { ...headers, 'Content-Length': String(size) },
  })
}

/**
 * Throws a Refusal (400) when an export names no period of that field, or one of more months than the setting
 * `cpmt_max_month_per_export` lets (spec 2 §9). No field: any period.
 */
function refuseLongPeriod({ filter }: GridOptions, field: string | undefined): void {
  if (field === undefined) return
  const terms = filter.flat().filter(({ index }) => index === field)
  const end = (condition: string) => String(terms.find(term => term.condition === condition)?.value ?? '')
  const from = instantOf(end('gteq'))
  const to = instantOf(end('lteq'))
  const latest = new Date(from)
  latest.setUTCMonth(latest.getUTCMonth() + mostExportMonths)
  if (!(to < latest.getTime()))
    throw new Refusal(400, `An export covers at most ${mostExportMonths} months. Choose a shorter period.`)
}

/** NaN for an invalid text, which fails every comparison. */
function instantOf(text: string): number {
  return Date.parse(`${text.length === 10 ? `${text} 00:00:00` : text}`.replace(' ', 'T').concat('Z'))
}
