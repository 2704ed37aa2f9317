import { type DatabaseSync } from 'node:sqlite'
import { type DatabaseRow, rowOf, rowsOf, run } from '../database/rows.ts'
import { Refusal } from '../server/refusal.ts'

/** Bytes that a file may have, and files that a record may have. */
export const largestAttachment = 5_000_000
const most = 20
const longestName = 120

/** A record that has attachments, and who works with it. */
export interface Attached {
  readonly entity: string
  readonly id: number | string
  readonly user: string
}

/** The attachments of a record, the newest first. */
export function listAttachments(db: DatabaseSync, { entity, id, user }: Attached) {
  return rowsOf(
    db,
    `SELECT id, name, type, size, created_by, created_at FROM attachments
     WHERE entity = ? AND entity_id = ? ORDER BY created_at DESC, id DESC`,
    entity,
    id,
  ).map(row => ({
    idAttachment: row.id,
    name: row.name,
    type: row.type,
    size: row.size,
    createdBy: row.created_by,
    createdAt: row.created_at,
    // Only the person who uploaded evidence may remove it.
    removable: row.created_by === user,
  }))
}

/** Throws a Refusal: 400 for its type or without a file, 413 for its size. */
export async function readAttachment(form: FormData) {
  const file = form.get('file')
  if (!(file instanceof File)) throw new Refusal(400, 'File is required.')
  const name = shortened(file.name.replaceAll(/[\p{Cc}/\\]/gu, '_'))
  if (file.size > largestAttachment) throw new Refusal(413, `${name} is larger than 5 MB.`)
  const content = await file.bytes()
  const type = fileType(name, content)
  if (type === undefined) throw new Refusal(400, `${name} is not a PDF, PNG or JPG file.`)
  return { name, type, content }
}

export function addAttachment(
  db: DatabaseSync,
  { entity, id, user }: Attached,
  { name, type, content }: Awaited<ReturnType<typeof readAttachment>>,
  at: string,
): void {
  const there = rowOf(
    db,
    'SELECT count(*) AS n FROM attachments WHERE entity = ? AND entity_id = ?',
    entity,
    id,
  )
  if (Number(there?.n) >= most) throw new Refusal(409, `There are already ${most} files. Delete one first.`)
  run(
    db,
    `INSERT INTO attachments (entity, entity_id, name, type, size, content, created_by, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[entity, id, name, type, content.length],
    content,
    ...[user, at],
  )
}

/** Deletes a file and returns its name. Throws a Refusal: 404, 403 for another user's file. */
export function removeAttachment(db: DatabaseSync, attached: Attached, attachment: string): string {
  const row = attachmentRow(db, attached, attachment)
  if (row.created_by !== attached.user)
    throw new Refusal(403, `Only ${row.created_by}, who added ${row.name}, can delete it.`)
  run(db, 'DELETE FROM attachments WHERE id = ?', row.id ?? 0)
  return String(row.name)
}

/** An attachment with its bytes. Throws a Refusal (404). */
export function attachmentRow(db: DatabaseSync, { entity, id }: Attached, attachment: string): DatabaseRow {
  const row = /^\d{1,15}$/.test(attachment)
    ? rowOf(
        db,
        'SELECT * FROM attachments WHERE id = ? AND entity = ? AND entity_id = ?',
        Number(attachment),
        entity,
        id,
      )
    : undefined
  if (!row) throw new Refusal(404, 'This file does not exist. It may have been deleted.')
  return row
}

/** Names are cut in the middle: people know a file by its beginning, and its type is at the end. */
function shortened(name: string): string {
  const letters = [...name]
  if (letters.length <= longestName) return name
  const end = 30
  return [...letters.slice(0, longestName - end - 1), '…', ...letters.slice(-end)].join('')
}

/** The types of files that are taken: how their bytes begin, and how their names end. */
const types = [
  { type: 'application/pdf', first: [0x25, 0x50, 0x44, 0x46, 0x2d], ending: /\.pdf$/i },
  { type: 'image/png', first: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], ending: /\.png$/i },
  { type: 'image/jpeg', first: [0xff, 0xd8, 0xff], ending: /\.jpe?g$/i },
] as const

/** The type of a file by its bytes, which must match its name; undefined when not accepted. */
function fileType(name: string, bytes: Uint8Array): string | undefined {
  return types.find(({ first, ending }) => ending.test(name) && first.every((byte, at) => bytes[at] === byte))
    ?.type
}
