import { type CommentedEntity } from '../../../core/comments/request.ts'

/** The target of a comment that replies to none. */
export const fresh = 'new'

/** Where drafts of comments on an entity are kept; with a target those of one form: 'new', or the root that is replied to. */
export function draftPlace({ entity, id }: CommentedEntity, target = ''): string {
  return `comment ${entity} ${encodeURIComponent(id)} ${target}`
}
