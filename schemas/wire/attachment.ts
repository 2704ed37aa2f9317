import { isRecord, listOf, readFlag, readId, readText } from './envelope.ts'

/** A file that belongs to a record. */
export interface Attachment {
  readonly id: string
  readonly name: string
  /** Media type; empty: the server does not say. */
  readonly type: string
  /** Bytes; undefined: the server does not say. */
  readonly size: number | undefined
  readonly createdBy: string
  /** As the server says it, UTC; empty: it does not. */
  readonly createdAt: string
  /** The user may remove it. */
  readonly removable: boolean
}

/** GET /api/attachments/{entity}/{id}; an item without id or name is left out. Undefined: the reply holds no list. */
export function readAttachments(body: unknown): Attachment[] | undefined {
  return listOf(body)?.flatMap(item => {
    if (!isRecord(item)) return []
    const id = readId(item.idAttachment)
    const name = readText(item.name)
    if (id === undefined || name === '') return []
    const size = Number(item.size ?? Number.NaN)
    return [
      {
        id: String(id),
        name,
        type: readText(item.type),
        size: Number.isFinite(size) && size >= 0 ? size : undefined,
        createdBy: readText(item.createdBy),
        createdAt: readText(item.createdAt),
        removable: readFlag(item.removable) === true,
      },
    ]
  })
}
