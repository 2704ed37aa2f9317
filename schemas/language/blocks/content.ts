import { type DomainBlockTable, domainBlockSchemas } from '../domain/blocks.ts'
import { type AttachmentsBlock, attachmentsBlockSchema } from './attachments.ts'
import { type ChartBlock, chartBlockSchema } from './chart.ts'
import { type CodeBlock, codeBlockSchema } from './code.ts'
import { type CommentListBlock, commentListBlockSchema } from './commentList.ts'
import { type CommentsBlock, commentsBlockSchema } from './comments.ts'
import { type DetailsBlock, detailsBlockSchema } from './details.ts'
import { type DownloadBlock, downloadBlockSchema } from './download.ts'
import { type FiltersBlock, filtersBlockSchema } from './filters.ts'
import { type FormBlock, formBlockSchema } from './form.ts'
import { type JobsBlock, jobsBlockSchema } from './jobs.ts'
import { type RecentBlock, recentBlockSchema } from './recent.ts'
import { type ScreensBlock, screensBlockSchema } from './screens.ts'
import { type TableBlock, tableBlockSchema } from './table.ts'
import { type TextBlock, textBlockSchema } from './text.ts'
import { type TilesBlock, tilesBlockSchema } from './tiles.ts'
import { type TimelineBlock, timelineBlockSchema } from './timeline.ts'
import { type ViewsBlock, viewsBlockSchema } from './views.ts'

/** The blocks that hold no others and have no actions on records. A panel holds them too. */
export const contentBlockSchemas = {
  attachments: attachmentsBlockSchema,
  chart: chartBlockSchema,
  code: codeBlockSchema,
  commentList: commentListBlockSchema,
  comments: commentsBlockSchema,
  details: detailsBlockSchema,
  download: downloadBlockSchema,
  filters: filtersBlockSchema,
  form: formBlockSchema,
  jobs: jobsBlockSchema,
  recent: recentBlockSchema,
  screens: screensBlockSchema,
  table: tableBlockSchema,
  text: textBlockSchema,
  tiles: tilesBlockSchema,
  timeline: timelineBlockSchema,
  views: viewsBlockSchema,
  ...domainBlockSchemas,
} as const

/** Every block without others and without actions on records, by its word. */
export interface ContentBlockTable extends DomainBlockTable {
  attachments: AttachmentsBlock
  chart: ChartBlock
  code: CodeBlock
  commentList: CommentListBlock
  comments: CommentsBlock
  details: DetailsBlock
  download: DownloadBlock
  filters: FiltersBlock
  form: FormBlock
  jobs: JobsBlock
  recent: RecentBlock
  screens: ScreensBlock
  table: TableBlock
  text: TextBlock
  tiles: TilesBlock
  timeline: TimelineBlock
  views: ViewsBlock
}
