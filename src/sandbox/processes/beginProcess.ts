import { inTransaction, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { addNotification, pushNotification } from '../notifications/addNotification.ts'

/** Milliseconds between two words about the progress of a process. */
const pace = 250

/** What is begun. */
export interface NewProcess {
  readonly persona: string
  readonly type: 'report' | 'massImport' | 'navision' | 'payout' | 'writeOff'
  /** What is running, without a full stop: 'Your export is being made'. */
  readonly message: string
  /** What to say when the sandbox was stopped before it ended. */
  readonly interrupted: string
}

/** How a process ended, for its user. */
export interface ProcessEnd {
  readonly type: 'SUCCESS_DOWNLOAD' | 'ERROR_DOWNLOAD' | 'SUCCESS_MESSAGE' | 'ERROR_MESSAGE'
  readonly message: string
  /** The file that it made. Absent: none. */
  readonly fileId?: number | undefined
}

/** Work that continues outside its call: stored, so that a restart ends it as interrupted. */
export interface Process {
  /** Id of its item in progress. */
  readonly id: number
  /** Reports the progress to the user, four times a second at most. */
  progress(done: number, total: number): void
  /**
   * Ends it in one transaction with what `finish` writes: the result and its message, or neither. An error of
   * `finish` undoes all of it, and the process keeps running.
   */
  end(finish: () => ProcessEnd): void
}

/** Begins a process. An item that the user has closed does not come back; its end is still reported. */
export function beginProcess(store: Store, { persona, type, message, interrupted }: NewProcess): Process {
  const { db } = store
  const id = inTransaction(db, () => {
    const item = addNotification(store, {
      persona,
      type: 'IN_PROGRESS',
      processType: type,
      message: `${message}.`,
    })
    run(db, 'INSERT INTO processes VALUES (?, ?, ?, 0, ?)', item, persona, type, interrupted)
    return item
  })
  pushNotification(store, id)
  let reportedAt = performance.now()
  let last = 0
  return {
    id,
    progress(done, total) {
      const percent = Math.min(99, Math.floor((done / Math.max(total, 1)) * 100))
      if (percent <= last || performance.now() - reportedAt < pace) return
      reportedAt = performance.now()
      last = percent
      run(db, 'UPDATE processes SET percent = ? WHERE id = ?', percent, id)
      run(db, 'UPDATE notifications SET message = ? WHERE id = ?', `${message}: ${percent} %`, id)
      pushNotification(store, id)
    },
    end(finish) {
      const ended = inTransaction(db, () => endProcess(store, { id, persona, type }, finish()))
      pushNotification(store, ended)
    },
  }
}

/** Puts the end of a process in the place of its item, in the transaction of the caller; gives the id of the notification. */
export function endProcess(
  store: Store,
  { id, persona, type }: { readonly id: number; readonly persona: string; readonly type: string },
  end: ProcessEnd,
): number {
  run(store.db, 'DELETE FROM processes WHERE id = ?', id)
  run(store.db, 'DELETE FROM notifications WHERE id = ?', id)
  return addNotification(store, { ...end, persona, processType: type, inProgressId: id })
}
