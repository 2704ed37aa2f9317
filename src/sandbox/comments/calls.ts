import {
  type CommentCountReply,
  type CommentReply,
  type NewComment,
  type NewReply,
  newCommentSchema,
  newReplySchema,
} from '../../../schemas/wire/comment.ts'
import { type Call, type CallRequest } from '../server/call.ts'
import { requires } from '../server/schemaGuards.ts'
import { addComment, addReply } from './addComment.ts'
import { expectEntity } from './entities.ts'
import { countComments, listComments } from './listComments.ts'

// The length of a text is refused in words of its own.
const anyText = { content: { type: 'string' } } as const
const readNew = requires<NewComment>(withText(newCommentSchema))
const readReply = requires<NewReply>(withText(newReplySchema))

/** The comments of an entity, spec 1 §7. Who may see them may write too. */
export const commentCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/api/comment/count/:entity/:id',
    access: 'session',
    answer: async ({ store, user, param }): Promise<CommentCountReply> => {
      await expectEntity(store, param('entity'), param('id'), user)
      return { commentCount: countComments(store.db, param('entity'), param('id')) }
    },
  },
  {
    method: 'GET',
    path: '/api/comment/:entity/:id',
    access: 'session',
    answer: async ({ store, user, param }) => {
      await expectEntity(store, param('entity'), param('id'), user)
      return { success: true, data: listComments(store.db, param('entity'), param('id')) }
    },
  },
  { method: 'POST', path: '/api/comment/', access: 'session', answer: submit },
  { method: 'POST', path: '/api/comment', access: 'session', answer: submit },
]

async function submit({ store, user, body }: CallRequest): Promise<CommentReply> {
  const sent = await body()
  const isReply = Object.hasOwn(Object(sent), 'parentCommentId')
  const { entityType, entityId } = isReply ? readReply(sent) : readNew(sent)
  await expectEntity(store, entityType, String(entityId), user)
  if (isReply) addReply(store, user.name, readReply(sent))
  else addComment(store, user.name, readNew(sent))
  return { success: true, message: isReply ? 'The reply was saved.' : 'The comment was saved.' }
}

function withText(schema: { readonly properties: object }): object {
  return { ...schema, properties: { ...schema.properties, ...anyText } }
}
