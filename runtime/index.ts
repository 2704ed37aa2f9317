import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { type RouteEntry } from '../schemas/index.ts'
import { createShell, type RuntimeParts } from './shell/createShell.ts'
import { RuntimeRoot } from './shell/RuntimeRoot.tsx'

// The journey of a screen, from its address to pixels:
//
//   address ──> shell/screen/screenRoutes    which entry of the route table is meant; none: not-found
//           ──> shell/screen/guard           core/access: show, login, forbidden, another screen, leave.
//                 resource list ∥ definition   Data is not asked for before its yes.
//           ──> core/compile/compileScreen   defaults filled, names resolved, frozen
//           ──> shell/screen/runLoads        all loads side by side ∥ shell/screen/startGrids ∥ the kinds' chunks
//           ──> core/loads/firstCheck        another screen, or go on
//           ──> shell/screen/ScreenPage      header, and shell/BlockSlot: block by kind, each on safe ground
//           ──> kinds/blocks ──> kinds/cells  a grid reads its state from the address, and asks, and draws
//   user    ──> core/grid/reducer ──> a changed address, and from there again

/** The console over its parts. The route table, the configuration and the ports come from the application. */
export function createRuntime(parts: RuntimeParts): ConsoleRuntime {
  let stop: (() => void) | undefined
  let draw: ((routes: readonly RouteEntry[]) => void) | undefined
  return {
    mount(element) {
      const root = createRoot(element)
      draw = routes => {
        stop?.()
        const { shell, router, dispose } = createShell({ ...parts, routes })
        stop = dispose
        root.render(createElement(RuntimeRoot, { shell, router, key: String(++tables) }))
      }
      draw(parts.routes)
    },
    replaceRoutes(routes) {
      draw?.(routes)
    },
  }
}

let tables = 0

export interface ConsoleRuntime {
  /** Draws the console into an element, and begins with the screen that the address means. */
  mount(element: Element): void
  /** Takes over definitions that were saved: the open screen is opened anew at its address; the session stays. */
  replaceRoutes(routes: readonly RouteEntry[]): void
}
