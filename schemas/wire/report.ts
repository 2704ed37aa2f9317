import { type FromSchema } from 'json-schema-to-ts'
import { type GridOptions, gridOptionsSchema } from './gridRequest.ts'

const reportColumnSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['field', 'heading'],
  properties: {
    field: { type: 'string', minLength: 1, maxLength: 100 },
    heading: { type: 'string', minLength: 1, maxLength: 200 },
    /** True: a date is written with its time. Default: as a day. */
    time: { type: 'boolean' },
    /** Value -> what is written in its place. Default: every value as it is. */
    words: { type: 'object', maxProperties: 500, additionalProperties: { type: 'string', maxLength: 500 } },
  },
} as const

/**
 * POST /api/report, spec 1 §7: `gridRequest` is the request of the grid, bare or wrapped as its own call sends it, whose
 * options have `export` true. Its page is of no account. `columns` is not in the specification: what the file holds, as the
 * screen shows it. A server that does not know it names columns and values by itself.
 */
export const reportRequestSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['reportType', 'gridRequest'],
  properties: {
    reportType: { type: 'string', minLength: 1, maxLength: 100 },
    columns: { type: 'array', maxItems: 200, items: reportColumnSchema },
    gridRequest: {
      anyOf: [
        gridOptionsSchema,
        {
          type: 'object',
          additionalProperties: false,
          required: ['options'],
          properties: { options: gridOptionsSchema },
        },
      ],
    },
  },
} as const
export type ReadReportRequest = FromSchema<typeof reportRequestSchema>

/** One column of the file. */
export interface ReportColumn extends FromSchema<typeof reportColumnSchema> {}

/** As it is sent: the fixed parameters of the grid may be next to its options. */
export interface ReportRequest {
  readonly reportType: string
  readonly columns?: readonly ReportColumn[]
  readonly gridRequest: Readonly<Record<string, unknown>> & (GridOptions | { readonly options: GridOptions })
}

/** The reply: what to tell the user, while the report is still being made. */
export interface ReportReply {
  readonly success?: boolean | null
  readonly message?: string | null
}

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
