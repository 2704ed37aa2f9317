import { type PlainAction, plainActionSchema } from '../actions/plain.ts'
import { type GridWith, gridSchemaWith } from '../gridKeys.ts'
import { type ActionsBlockWith, actionsBlockWith } from './actionsKeys.ts'
import { type AttachmentsBlock, attachmentsBlockSchema } from './attachments.ts'
import { type ChartBlock, chartBlockSchema } from './chart.ts'
import { type CodeBlock, codeBlockSchema } from './code.ts'
import { type CommentListBlock, commentListBlockSchema } from './commentList.ts'
import { type CommentsBlock, commentsBlockSchema } from './comments.ts'
import { type DetailsBlock, detailsBlockSchema } from './details.ts'
import { type DownloadBlock, downloadBlockSchema } from './download.ts'
import { type GridBlockWith, gridBlockWith } from './gridKeys.ts'
import { type TableBlock, tableBlockSchema } from './table.ts'
import { type TextBlock, textBlockSchema } from './text.ts'
import { type TimelineBlock, timelineBlockSchema } from './timeline.ts'

/** The blocks that a panel may hold: those about a record. What acts in it opens no panel of blocks, because no word contains itself. */
const panelBlockSchemas = {
  actions: actionsBlockWith(plainActionSchema),
  attachments: attachmentsBlockSchema,
  chart: chartBlockSchema,
  code: codeBlockSchema,
  commentList: commentListBlockSchema,
  comments: commentsBlockSchema,
  details: detailsBlockSchema,
  download: downloadBlockSchema,
  grid: gridBlockWith(gridSchemaWith(plainActionSchema)),
  table: tableBlockSchema,
  text: textBlockSchema,
  timeline: timelineBlockSchema,
} as const

export const panelBodySchema = {
  type: 'array',
  minItems: 1,
  description:
    'The blocks of the panel from top to bottom. They see the loads of the screen and of the panel, and the row or record that it was opened for as the load `record`.',
  items: {
    type: 'object',
    required: ['kind'],
    discriminator: { propertyName: 'kind' },
    oneOf: Object.values(panelBlockSchemas),
  },
} as const

/** A block that a panel may hold. */
export type PanelBlock =
  | ActionsBlockWith<PlainAction>
  | AttachmentsBlock
  | ChartBlock
  | CodeBlock
  | CommentListBlock
  | CommentsBlock
  | DetailsBlock
  | DownloadBlock
  | GridBlockWith<GridWith<PlainAction>>
  | TableBlock
  | TextBlock
  | TimelineBlock
