import { type Load } from '../../../schemas/index.ts'
import { type CompiledScreen } from '../../core/compile/compiled.ts'
import { loggedAs } from '../../core/errors/failure.ts'
import { passedOn } from '../../core/loads/condition.ts'
import { needOf } from '../../core/loads/loadNeeds.ts'
import { isRecordLoad, loadCall, loadFailure, readLoad, shapeOf } from '../../core/loads/readLoad.ts'
import { type Call } from '../calls/callReply.ts'
import { type Opening, type Shell } from '../Shell.ts'

/** The inputs for the loads of an opening screen. */
export interface LoadsStart {
  /** Parameters of path and query. */
  readonly values: Readonly<Record<string, string>>
  readonly call: Call
  readonly opening: Opening
}

interface LoadStart extends LoadsStart {
  /** The screen's main record, brought by another load of the same start. Absent: this is that load. */
  readonly record?: () => Promise<unknown>
}

/**
 * Sends the loads of a screen in parallel, each by name. A failed load has the value of its `onError`; one
 * that names a screen redirects, after its toast. Without the screen's main record not-found opens (spec 1
 * §8), unless the load names another screen.
 */
export function runLoads(
  shell: Shell,
  screen: CompiledScreen,
  loads: readonly (readonly [name: string, load: Load])[],
  start: LoadsStart,
): ReadonlyMap<string, Promise<unknown>> {
  const running = new Map<string, Promise<unknown>>()
  const recordName = loads.find(([name]) => isRecordLoad(screen, name))?.[0]
  const record = async () => (recordName === undefined ? undefined : running.get(recordName))
  for (const [name, load] of loads)
    running.set(
      name,
      runLoad(shell, screen, name, load, { ...start, ...(name !== recordName && { record }) }),
    )
  return running
}

async function runLoad(
  shell: Shell,
  screen: CompiledScreen,
  name: string,
  load: Load,
  { values, call, opening, record }: LoadStart,
): Promise<unknown> {
  const request = loadCall(load, values)
  const kept = shell.session.loads
  const key = loadCacheKey(request, load)
  if (load.cache === 'session' && kept.has(key)) return kept.get(key)
  const global = load.onError.global ?? true
  const reply = await call({ ...request, signal: opening.signal }, { ignores404: true, global })
  const read = reply.ok ? readLoad(load, needOf(screen, name), reply.data) : undefined
  if (read) {
    if (load.cache === 'session') shell.session.keepLoad(key, read.value)
    return read.value
  }
  if (reply.ok) reportUnusableReply(load, reply.data)
  const { toast, go, value } = loadFailure(load, { statusText: '', ...reply })
  // Data of a missing record is missing too: whichever reply comes first, the missing record is reported.
  if (reply.status === 404) await record?.()
  const missing = global && reply.status === 404 && isRecordLoad(screen, name) ? name : undefined
  if (go === undefined && missing !== undefined)
    throw shell.redirect(shell.leadTo(shell.settings.screens.notFound, opening, { values, missing }))
  if (toast !== undefined && (reply.ok || !reply.handled))
    shell.toast({ type: 'error', text: toast, ...loggedAs(reply.data) })
  if (go !== undefined) {
    const given = passedOn(load.onError, { params: values })
    const asked = { values: { ...values, ...given.values }, search: given.search, missing }
    throw shell.redirect(shell.leadTo(go, opening, asked))
  }
  return value
}

/**
 * Reports an invalid reply in the browser console, where monitoring collects it. The path is that of the
 * definition, because a parameter may be a customer's token.
 */
export function reportUnusableReply({ get }: Load, body: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is where the report is kept
  console.error(`GET ${get}: the screen cannot use the reply, which is ${shapeOf(body)}.`)
}

/** Cache key of a value kept for the session. */
export function loadCacheKey(request: ReturnType<typeof loadCall>, load: Load): string {
  return JSON.stringify([request.path, request.query, load.select])
}
