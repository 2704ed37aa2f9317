import { type Store } from 'jotai'
import { type Clock } from '../../ports/clock.ts'
import { type Wait } from './createCall.ts'
import { waitsAtom } from './waitsAtom.ts'

/** Milliseconds after which the user is told that no reply has come yet, and can stop waiting. */
const patience = 10_000

/**
 * Lets a call wait for its reply however long, because the specification sets no limit and an export that is given up would
 * be asked for again. One that is stopped ends as if the reply were lost, and says why.
 */
export function createWait(clock: Clock, store: Store): Wait {
  return async (call, changes, send) => {
    const stop = new AbortController()
    const abort = () => stop.abort(call.signal?.reason)
    call.signal?.addEventListener('abort', abort)
    if (call.signal?.aborted) abort()
    const wait = { changes, stop: () => stop.abort() }
    const cancel = clock.after(patience, () => store.set(waitsAtom, waits => [...waits, wait]))
    try {
      return await send({ ...call, signal: stop.signal, patient: true })
    } catch (cause) {
      if (!stop.signal.aborted) throw cause
      call.signal?.throwIfAborted()
      return { ok: false, status: -1, statusText: '', data: null, reason: 'stopped' }
    } finally {
      cancel()
      call.signal?.removeEventListener('abort', abort)
      if (store.get(waitsAtom).includes(wait))
        store.set(waitsAtom, waits => waits.filter(other => other !== wait))
    }
  }
}
