import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import '../../../../../runtime/ui/tokens.css'
import '../../../../../runtime/ui/base.css'
import { type Configuration } from '../../../../../schemas/wire/configuration.ts'
import { setConfiguration } from '../configuration.ts'
import { type Early, rememberForEarly } from '../early/early.ts'
import { routes } from '../routes.tsx'
import { giveEarlyResources } from '../session/guard.ts'
import { ToastArea } from '../toasts/ToastArea.tsx'

export async function start(early: Early): Promise<void> {
  // The server is the one that the console is measured with: its document is not checked a second time.
  const configuration = (await early.configuration) as Configuration
  setConfiguration(configuration)
  rememberForEarly(configuration.sessionCookie, configuration.apiBase ?? '')
  giveEarlyResources(early.resources)
  const router = createBrowserRouter(routes)
  createRoot(document.getElementById('root') ?? document.body).render(
    <>
      <RouterProvider router={router} />
      <ToastArea />
    </>,
  )
}
