import { type ComponentProps, type ReactElement } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ChunkMissing } from './calls/lazy.ts'
import { Waiting } from './calls/Waiting.tsx'
import { RuntimeContext } from './RuntimeContext.tsx'
import { type Shell } from './Shell.ts'
import { ShellContext } from './ShellContext.ts'
import { ToastArea } from './toasts/ToastArea.tsx'

/** Hands the runtime down to everything that is drawn. */
export function RuntimeRoot({ shell, router }: RuntimeRootProps): ReactElement {
  return (
    <RuntimeContext value={shell}>
      <ShellContext value={shell}>
        <RouterProvider router={router} onError={report} />
        <ToastArea />
        <Waiting />
      </ShellContext>
    </RuntimeContext>
  )
}

/** What broke belongs in the log of the browser; a missing part of the script is no mistake of the page. */
function report(error: unknown): void {
  if (!(error instanceof ChunkMissing || isRouteErrorResponse(error))) reportError(error)
}

export interface RuntimeRootProps {
  readonly shell: Shell
  readonly router: ComponentProps<typeof RouterProvider>['router']
}
