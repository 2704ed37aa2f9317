import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { type RouteEntry } from '../schemas/index.ts'
import { type CreatedShell, createShell, type RuntimeParts } from './shell/createShell.ts'
import { RuntimeRoot } from './shell/RuntimeRoot.tsx'

// The steps from the address of a screen to its rendering:
//
//   address ──> shell/screen/prefetchScreen        the calls of the first screen, while the script is loading
//           ──> shell/screen/screenRoutes    the entry of the route table; none: not-found
//           ──> shell/screen/guard           core/access: show, login, forbidden, another screen, leave.
//                 resource list ∥ definition   Data is requested only after the guard permits it.
//           ──> core/compile/compileScreen   defaults filled, names resolved, frozen
//           ──> shell/screen/runLoads        all loads ∥ shell/screen/startGrids ∥ the kinds' chunks
//           ──> core/loads/condition         another screen, or continue
//           ──> shell/screen/ScreenPage      header, and shell/BlockSlot: blocks by kind, in error boundaries
//           ──> kinds/blocks ──> kinds/cells  a grid reads its state from the address, loads and renders
//   user    ──> core/grid/reducer ──> a changed address, which renders again

/** Creates the console. The route table, the configuration and the ports come from the application. */
export function createRuntime(parts: RuntimeParts): ConsoleRuntime {
  let created: CreatedShell | undefined
  let draw: ((routes: readonly RouteEntry[]) => void) | undefined
  /** Sequential: an older definition must not be applied after a newer one. */
  let taken = Promise.resolve()
  async function take(routes: readonly RouteEntry[]): Promise<void> {
    const { applyHotUpdate, restoredAddress } = await import('./shell/screen/applyHotUpdate.ts')
    if (created && (await applyHotUpdate(created, routes))) return
    const address = created && restoredAddress(created.shell, routes)
    if (address !== undefined) window.history.replaceState(null, '', address)
    draw?.(routes)
  }
  return {
    mount(element) {
      const root = createRoot(element)
      draw = routes => {
        created?.dispose()
        created = createShell({ ...parts, routes })
        const { shell, router } = created
        root.render(createElement(RuntimeRoot, { shell, router, key: String(++tables) }))
      }
      draw(parts.routes)
      return created?.opened ?? Promise.resolve()
    },
    replaceRoutes(routes) {
      // In a build definitions never change, and this code is dropped.
      if (import.meta.hot) taken = taken.then(() => take(routes)).catch(() => draw?.(routes))
    },
  }
}

let tables = 0

export interface ConsoleRuntime {
  /** Renders the console into an element and opens the screen of the address; resolves when it has opened. */
  mount(element: Element): Promise<void>
  /**
   * Development only: applies saved definitions. The open screen is opened again at its address; the session
   * stays. An open form keeps its input unless its definition has become another form. A screen whose deleted
   * definition is restored opens where it was.
   */
  replaceRoutes(routes: readonly RouteEntry[]): void
}
