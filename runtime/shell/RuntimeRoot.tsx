import { type ComponentProps, type ReactElement } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ChunkMissing } from './calls/lazy.ts'
import { Waiting } from './calls/Waiting.tsx'
import { RuntimeContext } from './RuntimeContext.tsx'
import { type Shell } from './Shell.ts'
import { ShellContext } from './ShellContext.ts'
import { ToastArea } from './toasts/ToastArea.tsx'

/** Provides the runtime to the component tree. */
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

/** Logs errors to the console of the browser; a missing chunk is not an error of the page. */
function report(error: unknown): void {
  if (!(error instanceof ChunkMissing || isRouteErrorResponse(error))) reportError(error)
}

export interface RuntimeRootProps {
  readonly shell: Shell
  readonly router: ComponentProps<typeof RouterProvider>['router']
}
