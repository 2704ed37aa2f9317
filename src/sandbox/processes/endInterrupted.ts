import { inTransaction, rowsOf, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { forgetInterrupted } from '../idempotency/keptReplies.ts'
import { endProcess } from './beginProcess.ts'

/** Processes that went on when the sandbox was stopped or killed end with an error: what they had begun is gone. */
export function endInterrupted(store: Store): void {
  inTransaction(store.db, () => {
    forgetInterrupted(store.db)
    for (const row of rowsOf(store.db, 'SELECT * FROM processes ORDER BY id'))
      endProcess(
        store,
        { id: Number(row.id), persona: String(row.persona), type: String(row.type) },
        { type: 'ERROR_MESSAGE', message: String(row.interrupted) },
      )
    // What was in progress on demand only has nothing that would end it.
    run(store.db, "DELETE FROM notifications WHERE type = 'IN_PROGRESS'")
  })
}
