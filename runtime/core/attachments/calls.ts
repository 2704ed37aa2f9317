import { type Call } from '../calls.ts'
import { fillPath } from '../path.ts'

/** A record that has attachments. */
export interface AttachedRecord {
  readonly entity: string
  readonly id: string
}

/** The calls of attachments, in the chunk of attachments. */
export const attachmentCalls = {
  list: ({ entity, id }: AttachedRecord): string =>
    fillPath('/api/attachments/{entity}/{id}', { entity, id }),
  /** Its body is a multipart form with the part `file`. */
  add: (record: AttachedRecord): Call => ({ method: 'POST', path: attachmentCalls.list(record) }),
  file: (record: AttachedRecord, attachment: string): Call => ({
    method: 'GET',
    path: attachmentCalls.list(record) + fillPath('/{attachment}', { attachment }),
  }),
  remove: (record: AttachedRecord, attachment: string): Call => ({
    method: 'DELETE',
    path: attachmentCalls.list(record) + fillPath('/{attachment}', { attachment }),
  }),
} as const
