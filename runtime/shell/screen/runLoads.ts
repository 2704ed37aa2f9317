import { type Load } from '../../../schemas/index.ts'
import { type CompiledScreen } from '../../core/compile/compiled.ts'
import { loggedAs } from '../../core/errors/failure.ts'
import { loadCall } from '../../core/loads/loadCall.ts'
import { loadFailure } from '../../core/loads/loadFailure.ts'
import { selectPart } from '../../core/loads/selectPart.ts'
import { type Call } from '../calls/callReply.ts'
import { type Shell } from '../Shell.ts'

/**
 * Sends all loads of a screen side by side, each under its name. A load that fails gives what its `onError` says; one
 * that names a screen redirects, after its toast.
 */
export function runLoads(
  shell: Shell,
  screen: CompiledScreen,
  values: Readonly<Record<string, string>>,
  call: Call,
  signal: AbortSignal,
): ReadonlyMap<string, Promise<unknown>> {
  return new Map(
    Object.entries(screen.loads).map(([name, load]) => [name, runLoad(shell, load, values, call, signal)]),
  )
}

async function runLoad(
  shell: Shell,
  load: Load,
  values: Readonly<Record<string, string>>,
  call: Call,
  signal: AbortSignal,
): Promise<unknown> {
  const request = loadCall(load, values)
  const kept = shell.session.loads
  const key = keptUnder(request, load)
  if (load.cache === 'session' && kept.has(key)) return kept.get(key)
  const reply = await call({ ...request, signal }, { ignores404: true, global: load.onError.global ?? true })
  if (reply.ok) {
    const value = selectPart(reply.data, load.select)
    if (load.cache === 'session') kept.set(key, value)
    return value
  }
  const failure = loadFailure(load, reply)
  if (failure.toast !== undefined && !reply.handled)
    shell.toast({ type: 'error', text: failure.toast, ...loggedAs(reply.data) })
  if (failure.go !== undefined) throw shell.redirect(shell.pathOf(failure.go))
  return failure.value
}

/** Key of a value that is kept for the session. */
export function keptUnder(request: ReturnType<typeof loadCall>, load: Load): string {
  return JSON.stringify([request.path, request.query, load.select])
}
