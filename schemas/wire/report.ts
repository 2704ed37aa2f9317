import { type FromSchema } from 'json-schema-to-ts'
import { gridOptionsSchema } from './gridRequest.ts'

/** POST /api/report, spec 1 §7: `gridRequest` holds the options of the grid with `export` true. Its page is of no account. */
export const reportRequestSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['reportType', 'gridRequest'],
  properties: {
    reportType: { type: 'string', minLength: 1, maxLength: 100 },
    gridRequest: gridOptionsSchema,
  },
} as const
export type ReportRequest = FromSchema<typeof reportRequestSchema>

/** The reply: what to tell the user, while the report is still being made. */
export const reportReplySchema = {
  type: 'object',
  properties: { success: { type: ['boolean', 'null'] }, message: { type: ['string', 'null'] } },
} as const
export type ReportReply = FromSchema<typeof reportReplySchema>

/** POST /api/navigation/download/: a finished report, by its notification or by the id and name of its file. The reply is binary. */
export const downloadRequestSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    notificationId: { type: ['integer', 'string'] },
    fileId: { type: ['integer', 'string'] },
    fileName: { type: 'string', minLength: 1, maxLength: 255 },
  },
} as const
export type DownloadRequest = FromSchema<typeof downloadRequestSchema>
