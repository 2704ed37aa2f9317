import { isTaken, messageOf } from '../../../../../schemas/wire/envelope.ts'
import { calls } from '../../../../core/calls.ts'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { failureToast } from '../../../../core/errors/failure.ts'
import { exportRequest } from '../../../../core/grid/exportRequest.ts'
import { type GridState } from '../../../../core/grid/gridState.ts'
import { withoutDraft } from '../../../../core/intents.ts'
import { messages } from '../../../../core/messages.ts'
import { type Runtime } from '../../../../shell/RuntimeContext.tsx'
import { userZone } from '../../../../shell/userZone.ts'

/** Milliseconds for which the message of the server is shown (spec 1 §9). */
const STAY = 5000

/** The export with a lost reply: repeated soon, it is the same one, with the same end of open periods. */
const lost = new WeakMap<Runtime, { readonly asked: string; readonly now: number }>()

/** The file arrives later, as a notification. Shows an error for a wrong definition. */
export async function exportRows(runtime: Runtime, grid: CompiledGrid, state: GridState): Promise<void> {
  const { call, toast } = runtime
  const asked = JSON.stringify([grid.id, state])
  const before = lost.get(runtime)
  const time = runtime.ports.clock.now()
  const now = before?.asked === asked && time - before.now < withoutDraft ? before.now : time
  const request = readRequest(runtime, grid, state, now)
  if (!request) return
  // Without it the report still arrives, but without a toast.
  const reports = await import('../../../../shell/notifications/awaitReport.ts').catch(() => undefined)
  await reports?.expectReport(runtime)
  const reply = await call(calls.report(request), {
    ignores404: true,
    step: true,
    whenLost: messages.reportLost,
  })
  if (!reply.ok) {
    // The report may be created anyway.
    if (reply.lost) reports?.awaitReport(runtime)
    if (reply.lost) lost.set(runtime, { asked, now })
    if (!reply.handled) toast(failureToast(reply, messages.error))
    return
  }
  lost.delete(runtime)
  const { data, status } = reply
  if (!isTaken(data)) {
    return toast(failureToast({ status, statusText: '', data }, messages.error))
  }
  toast({ type: 'success', text: messageOf(data) ?? messages.reportStarted, timeout: STAY })
  reports?.awaitReport(runtime)
}

function readRequest({ configuration, toast }: Runtime, grid: CompiledGrid, state: GridState, now: number) {
  try {
    return exportRequest(grid, state, { now, zone: userZone() }, configuration.reportColumns)
  } catch (cause) {
    toast({ type: 'error', text: cause instanceof Error ? cause.message : messages.error })
    return undefined
  }
}
