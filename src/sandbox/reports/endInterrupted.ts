import { run } from '../rows.ts'
import { type Store } from '../store.ts'

/** Reports that were being made when the sandbox was stopped are said to have failed. */
export function endInterrupted({ db }: Store): void {
  run(
    db,
    "UPDATE notifications SET type = 'ERROR_MESSAGE', message = 'Your export was interrupted by a restart.' WHERE type = 'IN_PROGRESS'",
  )
}
