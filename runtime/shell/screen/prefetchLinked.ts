import { compileScreen } from '../../core/compile/compileScreen.ts'
import { linkedScreens } from '../../core/compile/linkedScreens.ts'
import { fetchParts } from '../neededParts.ts'
import { type Runtime } from '../RuntimeContext.tsx'
import { whenIdle } from '../whenIdle.ts'
import { type OpenedScreen } from './openedScreen.ts'

/** More than these are not fetched ahead: a list of screens links to all of them. */
const most = 4

/**
 * Fetches the script of the screens that this one links to, one after the other and while there is nothing else to do, so
 * that they open at once. None of their data; a part that is gone is noticed when its screen opens.
 */
export async function prefetchLinked({ kinds, routes }: Runtime, { screen }: OpenedScreen): Promise<void> {
  const names = linkedScreens(screen.body)
  if (names.size > most) return
  for (const entry of routes.filter(({ name }) => names.has(name))) {
    await whenIdle()
    await fetchParts(kinds, compileScreen(await entry.definition()).body)
  }
}
