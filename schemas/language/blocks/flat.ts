import { type DomainBlockTable, domainBlockSchemas } from '../domain/blocks.ts'
import { type ActionsBlock, actionsBlockSchema } from './actions.ts'
import { type AttachmentsBlock, attachmentsBlockSchema } from './attachments.ts'
import { type ChartBlock, chartBlockSchema } from './chart.ts'
import { type CodeBlock, codeBlockSchema } from './code.ts'
import { type CommentListBlock, commentListBlockSchema } from './commentList.ts'
import { type CommentsBlock, commentsBlockSchema } from './comments.ts'
import { type DetailsBlock, detailsBlockSchema } from './details.ts'
import { type DownloadBlock, downloadBlockSchema } from './download.ts'
import { type FiltersBlock, filtersBlockSchema } from './filters.ts'
import { type FormBlock, formBlockSchema } from './form.ts'
import { type GridBlock, gridBlockSchema } from './grid.ts'
import { type JobsBlock, jobsBlockSchema } from './jobs.ts'
import { type RecentBlock, recentBlockSchema } from './recent.ts'
import { type ScreensBlock, screensBlockSchema } from './screens.ts'
import { type SignInBlock, type SignOutBlock, signInBlockSchema, signOutBlockSchema } from './sign.ts'
import { type TableBlock, tableBlockSchema } from './table.ts'
import { type TextBlock, textBlockSchema } from './text.ts'
import { type TilesBlock, tilesBlockSchema } from './tiles.ts'
import { type TimelineBlock, timelineBlockSchema } from './timeline.ts'
import { type ViewsBlock, viewsBlockSchema } from './views.ts'

/** The blocks that hold no others; columns and expandable blocks hold these, since no word nests itself. */
export const flatBlockSchemas = {
  actions: actionsBlockSchema,
  attachments: attachmentsBlockSchema,
  chart: chartBlockSchema,
  code: codeBlockSchema,
  commentList: commentListBlockSchema,
  comments: commentsBlockSchema,
  details: detailsBlockSchema,
  download: downloadBlockSchema,
  filters: filtersBlockSchema,
  form: formBlockSchema,
  grid: gridBlockSchema,
  jobs: jobsBlockSchema,
  recent: recentBlockSchema,
  screens: screensBlockSchema,
  signIn: signInBlockSchema,
  signOut: signOutBlockSchema,
  table: tableBlockSchema,
  text: textBlockSchema,
  tiles: tilesBlockSchema,
  timeline: timelineBlockSchema,
  views: viewsBlockSchema,
  ...domainBlockSchemas,
} as const

export const flatBlockSchema = {
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: Object.values(flatBlockSchemas),
} as const

/** Every block that holds no others, by its word. */
export interface FlatBlockTable extends DomainBlockTable {
  actions: ActionsBlock
  attachments: AttachmentsBlock
  chart: ChartBlock
  code: CodeBlock
  commentList: CommentListBlock
  comments: CommentsBlock
  details: DetailsBlock
  download: DownloadBlock
  filters: FiltersBlock
  form: FormBlock
  grid: GridBlock
  jobs: JobsBlock
  recent: RecentBlock
  screens: ScreensBlock
  signIn: SignInBlock
  signOut: SignOutBlock
  table: TableBlock
  text: TextBlock
  tiles: TilesBlock
  timeline: TimelineBlock
  views: ViewsBlock
}
/** A block that holds no others. */
export type FlatBlock = FlatBlockTable[keyof FlatBlockTable]
