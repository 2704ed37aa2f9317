import { type DatabaseSync } from 'node:sqlite'
import { run } from '../database/rows.ts'
import { pendingPlace, waitingPlace } from './words.ts'

/** Has pending write-offs wait for a second person, in the transaction of the caller; `noteOf` is what the first one said. */
export function askForWriteOffs(
  db: DatabaseSync,
  ids: readonly number[],
  { by, at }: { readonly by: string; readonly at: string },
  noteOf: (id: number) => string | null,
): void {
  for (const id of ids) {
    const waits = run(
      db,
      `UPDATE write_offs SET status = ${waitingPlace} WHERE id = ? AND status = ${pendingPlace}`,
      id,
    )
    if (waits > 0)
      run(
        db,
        "INSERT INTO write_off_requests (write_off_id, status, asked_by, asked_at, note) VALUES (?, 'pending', ?, ?, ?)",
        ...[id, by, at, noteOf(id)],
      )
  }
}
