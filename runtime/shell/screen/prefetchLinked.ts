import { compileScreen } from '../../core/compile/compileScreen.ts'
import { linkedScreens } from '../../core/compile/linkedScreens.ts'
import { fetchParts } from '../neededParts.ts'
import { type Runtime } from '../RuntimeContext.tsx'
import { whenIdle } from '../whenIdle.ts'
import { type OpenedScreen } from './openedScreen.ts'

/** Maximum prefetched screens: a list of screens links to all of them. */
const most = 4

/**
 * Prefetches the chunks of linked screens, one after another while the browser is idle, so that they open at
 * once. Not their data; a missing chunk is reported when its screen opens.
 */
export async function prefetchLinked({ kinds, routes }: Runtime, { screen }: OpenedScreen): Promise<void> {
  const names = linkedScreens(screen.body)
  if (names.size > most) return
  for (const entry of routes.filter(({ name }) => names.has(name))) {
    await whenIdle()
    await fetchParts(kinds, compileScreen(await entry.definition()).body)
  }
}
