import { type ComponentProps, type ReactElement } from 'react'
import { RouterProvider } from 'react-router/dom'
import { RuntimeContext } from './RuntimeContext.tsx'
import { type Shell } from './Shell.ts'
import { ShellContext } from './ShellContext.ts'
import { ToastArea } from './toasts/ToastArea.tsx'

/** Hands the runtime down to everything that is drawn. */
export function RuntimeRoot({ shell, router }: RuntimeRootProps): ReactElement {
  return (
    <RuntimeContext value={shell}>
      <ShellContext value={shell}>
        <RouterProvider router={router} onError={reportError} />
        <ToastArea />
      </ShellContext>
    </RuntimeContext>
  )
}

export interface RuntimeRootProps {
  readonly shell: Shell
  readonly router: ComponentProps<typeof RouterProvider>['router']
}
