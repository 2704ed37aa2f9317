import { type AclPermission, aclPermissionSchema } from './aclPermission.ts'
import {
  type CommentCountReply,
  type CommentReply,
  type CommentsReply,
  commentCountReplySchema,
  commentReplySchema,
  commentsReplySchema,
} from './comment.ts'
import { type ConfigurationDocument, configurationSchema } from './configuration.ts'
import { type FailureReply, failureSchema } from './failure.ts'
import { type FieldErrorsReply, fieldErrorsSchema } from './fieldErrors.ts'
import { type GridReply, gridReplySchema } from './gridReply.ts'
import { type MassImportReply, massImportReplySchema } from './massImport.ts'
import { type MenuReply, menuReplySchema } from './menu.ts'
import { type NotificationsReply, notificationsReplySchema } from './notification.ts'
import { type OrderSearchReply, orderSearchReplySchema } from './orderSearch.ts'
import { type ProfileReply, profileSchema } from './profile.ts'
import { type ReportReply, reportReplySchema } from './report.ts'
import {
  type RuleEntityReply,
  type RuleErrorReply,
  type RuleRunReply,
  type RuleTreeReply,
  type RuleValuesReply,
  ruleEntitySchema,
  ruleErrorsSchema,
  ruleRunSchema,
  ruleTreeSchema,
  ruleValuesSchema,
} from './rules.ts'
import { type SavedFiltersReply, savedFiltersReplySchema } from './savedFilters.ts'
import { type ActionReply, actionReplySchema } from './selection.ts'
import {
  type AuthenticateState,
  authenticateStateSchema,
  type ResourceList,
  resourceListSchema,
  type TokenReply,
  tokenReplySchema,
} from './session.ts'
import { type SocketMessage, socketMessageSchema } from './socketMessage.ts'
import { type TimelineReply, timelineSchema } from './timeline.ts'
import { type Validate } from './validate.ts'

/** Every reply that the page reads, by the name under which its precompiled validator is found (`virtual:wire`). */
export const replySchemas = {
  aclPermission: aclPermissionSchema,
  actionReply: actionReplySchema,
  authenticateState: authenticateStateSchema,
  commentCount: commentCountReplySchema,
  commentReply: commentReplySchema,
  comments: commentsReplySchema,
  configuration: configurationSchema,
  failure: failureSchema,
  fieldErrors: fieldErrorsSchema,
  gridReply: gridReplySchema,
  massImport: massImportReplySchema,
  menu: menuReplySchema,
  notifications: notificationsReplySchema,
  orderSearch: orderSearchReplySchema,
  profile: profileSchema,
  report: reportReplySchema,
  resourceList: resourceListSchema,
  ruleEntity: ruleEntitySchema,
  ruleErrors: ruleErrorsSchema,
  ruleRun: ruleRunSchema,
  ruleTree: ruleTreeSchema,
  ruleValues: ruleValuesSchema,
  savedFilters: savedFiltersReplySchema,
  socketMessage: socketMessageSchema,
  timeline: timelineSchema,
  token: tokenReplySchema,
} as const

/** What the page has of them at once, for its first rows, and the way to all others, which come after them. */
export interface PageValidators extends Pick<WireValidators, 'gridReply' | 'resourceList'> {
  /** Rejects when the part of the script that holds them cannot be fetched. */
  all(): Promise<WireValidators>
}

/** The validators of the replies; a reader of this folder trusts only what one of them has accepted. */
export interface WireValidators {
  readonly aclPermission: Validate<AclPermission>
  readonly actionReply: Validate<ActionReply>
  readonly authenticateState: Validate<AuthenticateState>
  readonly commentCount: Validate<CommentCountReply>
  readonly commentReply: Validate<CommentReply>
  readonly comments: Validate<CommentsReply>
  readonly configuration: Validate<ConfigurationDocument>
  readonly failure: Validate<FailureReply>
  readonly fieldErrors: Validate<FieldErrorsReply>
  readonly gridReply: Validate<GridReply>
  readonly massImport: Validate<MassImportReply>
  readonly menu: Validate<MenuReply>
  readonly notifications: Validate<NotificationsReply>
  readonly orderSearch: Validate<OrderSearchReply>
  readonly profile: Validate<ProfileReply>
  readonly report: Validate<ReportReply>
  readonly resourceList: Validate<ResourceList>
  readonly ruleEntity: Validate<RuleEntityReply>
  readonly ruleErrors: Validate<RuleErrorReply>
  readonly ruleRun: Validate<RuleRunReply>
  readonly ruleTree: Validate<RuleTreeReply>
  readonly ruleValues: Validate<RuleValuesReply>
  readonly savedFilters: Validate<SavedFiltersReply>
  readonly socketMessage: Validate<SocketMessage>
  readonly timeline: Validate<TimelineReply>
  readonly token: Validate<TokenReply>
}
