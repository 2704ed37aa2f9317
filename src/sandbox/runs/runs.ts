import { navisionRun } from '../navision/run.ts'
import { bankFileRun } from '../refundRuns/bankFile.ts'
import { reminderRun } from '../refundRuns/reminders.ts'
import { type Run } from './run.ts'

/** Everything that the sandbox does by itself. Of two that are due at once the first comes first. */
export const runs: readonly Run[] = [reminderRun, bankFileRun, navisionRun]
