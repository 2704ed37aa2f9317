import { type NewComment, type NewReply } from '../../../schemas/wire/comment.ts'
import { type Call } from '../call.ts'
import { fillPath } from '../path.ts'
import { type CommentedEntity } from './request.ts'

/** The calls of comments (spec 1 §7); they arrive with them. */
export const commentCalls = {
  list: ({ entity, id }: CommentedEntity): Call => get('/api/comment/{entity}/{id}', { entity, id }),
  count: ({ entity, id }: CommentedEntity): Call => get('/api/comment/count/{entity}/{id}', { entity, id }),
  submit: (body: NewComment | NewReply): Call => ({ method: 'POST', path: '/api/comment/', body }),
} as const

function get(path: string, values: Readonly<Record<string, string>>): Call {
  return { method: 'GET', path: fillPath(path, values) }
}
