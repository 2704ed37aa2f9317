import { attachedFile } from '../server/attachedFile.ts'
import { type Call, type CallRequest } from '../server/call.ts'
import {
  type Attached,
  addAttachment,
  attachmentRow,
  largestAttachment,
  listAttachments,
  readAttachment,
  removeAttachment,
} from './attachments.ts'
import { attachedTo } from './entities.ts'

const all = '/api/attachments/:entity/:id'
const one = `${all}/:attachment`

/** The files that belong to a record. Who may see it may add some, and take back the own ones. */
export const attachmentCalls: readonly Call[] = [
  {
    method: 'GET',
    path: all,
    access: 'session',
    answer: async request => ({
      success: true,
      data: listAttachments(request.store.db, await of(request)),
    }),
  },
  {
    method: 'POST',
    path: all,
    access: 'session',
    // The form around the file takes some bytes too.
    largest: largestAttachment + 64 * 1024,
    answer: async request => {
      const attached = await of(request)
      const file = await readAttachment(await request.form())
      addAttachment(request.store.db, attached, file, request.store.moment())
      return { success: true, message: `${file.name} was added.` }
    },
  },
  {
    method: 'GET',
    path: one,
    access: 'session',
    answer: async request => {
      const { name, type, content } = attachmentRow(
        request.store.db,
        await of(request),
        request.param('attachment'),
      )
      const bytes = content instanceof Uint8Array ? new Uint8Array(content) : ''
      return attachedFile(String(name), String(type), bytes)
    },
  },
  {
    method: 'DELETE',
    path: one,
    access: 'session',
    answer: async request => {
      const name = removeAttachment(request.store.db, await of(request), request.param('attachment'))
      return { success: true, message: `${name} was deleted.` }
    },
  },
]

async function of({ store, user, param }: CallRequest): Promise<Attached> {
  const entity = param('entity')
  return { entity, id: await attachedTo(store, entity, param('id'), user), user: user.name }
}
