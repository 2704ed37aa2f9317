import { type DatabaseRow } from '../database/rows.ts'

/** A row of `notifications`, with the name of its file, as the wire spells it (spec 1 §3). */
export function notificationItem(row: DatabaseRow) {
  const inProgressId = row.in_progress_id ?? (row.type === 'IN_PROGRESS' ? row.id : null)
  const ofFile = row.file_id === null ? null : `/exports/${row.file_id}/${row.file_name}`
  const fileUrl = row.file_url ?? ofFile
  return {
    id: row.id,
    createdAt: row.created_at,
    message: row.message,
    readed: row.readed === 1,
    ...(inProgressId === null ? {} : { inProgressId }),
    body: {
      type: row.type,
      ...(row.process_type === null ? {} : { processType: row.process_type }),
      ...(fileUrl === null ? {} : { fileUrl }),
    },
  }
}
