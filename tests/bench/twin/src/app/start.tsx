import { validate as isConfiguration } from 'virtual:wire/configuration'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import '../../../../../runtime/ui/tokens.css'
import '../../../../../runtime/ui/base.css'
import { readConfiguration } from '../../../../../schemas/wire/readConfiguration.ts'
import { giveEarlyResources } from '../api.ts'
import { setConfiguration } from '../configuration.ts'
import { type Early, rememberForEarly } from '../early/early.ts'
import { routes } from '../routes.tsx'
import { ToastArea } from '../toasts/ToastArea.tsx'

export async function start(early: Early): Promise<void> {
  const root = document.getElementById('root') ?? document.body
  const found = await early.configuration.catch((error: unknown) => String(error))
  if (!isConfiguration(found)) {
    const { showProblems } = await import('../../../../../src/app/configurationProblems.ts')
    return showProblems(root, found)
  }
  const configuration = readConfiguration(found)
  setConfiguration(configuration)
  rememberForEarly(configuration.sessionCookie, configuration.apiBase)
  giveEarlyResources(early.resources)
  followFormer()
  const router = createBrowserRouter(routes)
  window.addEventListener('hashchange', () => {
    const path = followFormer()
    if (path !== undefined) void router.navigate(path, { replace: true })
  })
  createRoot(root).render(
    <>
      <RouterProvider router={router} />
      <ToastArea />
    </>,
  )
}

/** Takes an address of the former style, `/#!/path`, for the plain one. */
function followFormer(): string | undefined {
  const { hash } = window.location
  if (!hash.startsWith('#!/')) return undefined
  const path = `/${hash.slice(3).replace(/^[/\\]+/, '')}`
  window.history.replaceState(null, '', path)
  return path
}
