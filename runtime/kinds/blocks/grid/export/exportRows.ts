import { calls } from '../../../../core/calls.ts'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { failureToast } from '../../../../core/errors/failure.ts'
import { exportRequest } from '../../../../core/grid/exportRequest.ts'
import { type GridState } from '../../../../core/grid/state.ts'
import { messages } from '../../../../core/messages.ts'
import { type Runtime } from '../../../../shell/RuntimeContext.tsx'
import { userZone } from '../../../../shell/userZone.ts'

/** Milliseconds that the message of the server stays (spec 1 §9). */
const STAY = 5000

/** Asks the server for the report; the file itself comes later, as a notification. A wrong definition says so. */
export async function exportRows(runtime: Runtime, grid: CompiledGrid, state: GridState): Promise<void> {
  const { call, toast, validators } = runtime
  const request = readRequest(runtime, grid, state)
  if (!request) return
  const all = await validators.all()
  if (!all) return
  // Without it the report comes all the same, only nobody says so in passing.
  const reports = await import('../../../../shell/notifications/awaitReport.ts').catch(() => undefined)
  reports?.expectReport(runtime)
  const reply = await call(calls.report(request), { ignores404: true, step: true })
  if (!reply.ok) {
    if (!reply.handled) toast(failureToast(reply, messages.error))
    return
  }
  const { data, status } = reply
  if (!all.report(data) || data.success === false) {
    return toast(failureToast({ status, statusText: '', data }, messages.error))
  }
  toast({ type: 'success', text: data.message || messages.reportStarted, timeout: STAY })
  reports?.awaitReport(runtime)
}

function readRequest({ ports, toast }: Runtime, grid: CompiledGrid, state: GridState) {
  try {
    return exportRequest(grid, state, { now: ports.clock.now(), zone: userZone() })
  } catch (cause) {
    toast({ type: 'error', text: cause instanceof Error ? cause.message : messages.error })
    return undefined
  }
}
