import { loggedAs } from '../../core/errors/failure.ts'
import { needOf } from '../../core/loads/loadNeeds.ts'
import { loadCall, loadFailure, readLoad } from '../../core/loads/readLoad.ts'
import { type Shell } from '../Shell.ts'
import { loadCacheKey, reportUnusableReply } from './runLoads.ts'
import { type OpenScreen } from './ScreenContext.tsx'

/**
 * Reloads the loads of a screen; failed loads show their toast, and they and session-wide loads keep their
 * values. `background`: a failure does not redirect, because the screen is in use.
 */
export async function refetchLoads(
  { call, toast, session }: Shell,
  { screen, params, query, loads }: Pick<OpenScreen, 'screen' | 'params' | 'query' | 'loads'>,
  { all, background, signal }: { all: boolean; background: boolean; signal: AbortSignal },
): Promise<Readonly<Record<string, unknown>>> {
  const asked = Object.entries(screen.loads).map(async ([name, load]) => {
    if (load.cache === 'session' && !all) return {}
    const request = loadCall(load, { ...query, ...params })
    const reply = await call(
      { ...request, signal },
      { ignores404: true, global: load.onError.global ?? true, background },
    )
    const read = reply.ok ? readLoad(load, needOf(screen, name), reply.data) : undefined
    if (read) {
      if (load.cache === 'session') session.keepLoad(loadCacheKey(request, load), read.value)
      return { [name]: read.value }
    }
    if (reply.ok) reportUnusableReply(load, reply.data)
    const text = loadFailure(load, { statusText: '', ...reply }).toast
    if (text !== undefined && (reply.ok || !reply.handled) && !signal.aborted)
      toast({ type: 'error', text, ...loggedAs(reply.data) })
    return {}
  })
  return Object.assign({}, loads, ...(await Promise.all(asked)))
}
