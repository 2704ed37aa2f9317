import { type FromSchema } from 'json-schema-to-ts'
import { type GridOptions, gridOptionsSchema } from './gridRequest.ts'

/**
 * POST /api/report, spec 1 §7: `gridRequest` is the request of the grid, bare or wrapped as its own call sends it, whose
 * options have `export` true. Its page is of no account.
 */
export const reportRequestSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['reportType', 'gridRequest'],
  properties: {
    reportType: { type: 'string', minLength: 1, maxLength: 100 },
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

/** As it is sent: the fixed parameters of the grid may stand beside its options. */
export interface ReportRequest {
  readonly reportType: string
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
