import { onDefinitionsChanged, routes } from 'virtual:screens'
import { validate as isConfiguration } from 'virtual:wire/configuration'
import '../../runtime/ui/tokens.css'
import '../../runtime/ui/base.css'
import { createRuntime } from '../../runtime/index.ts'
import { type Socket } from '../../runtime/ports/socket.ts'
import { readConfiguration } from '../../schemas/wire/readConfiguration.ts'
import { browser } from '../adapters/browser.ts'
import { clock } from '../adapters/clock.ts'
import { createHttp } from '../adapters/http.ts'
import { createSession } from '../adapters/session.ts'
import { kinds } from './kinds.ts'
import { type Prefetch } from './prefetch.ts'
import { remember } from './remembered.ts'
import { settings } from './settings.ts'

/** Reads the configuration, opens the adapters, creates the runtime and mounts it. */
export async function start(early: Prefetch): Promise<void> {
  const root = document.getElementById('root') ?? document.body
  const found = await early.configuration.catch((error: unknown) => String(error))
  if (!isConfiguration(found)) {
    early.drop()
    const { showProblems } = await import('./configurationProblems.ts')
    return showProblems(root, found)
  }
  const configuration = readConfiguration(found)
  remember(configuration)
  const session = createSession(configuration.sessionCookie)
  const http = createHttp(configuration.apiBase, session, (call, signal) =>
    early.take(call, configuration.apiBase, session.token, signal),
  )
  const socket: Socket = {
    open: async (path, listener) =>
      (await import('../adapters/socket.ts')).openSocket(configuration.socketBase, path, listener),
  }
  const ports = { browser, clock, http, session, socket }
  const validators = { all: () => import('./validators.ts') }
  const runtime = createRuntime({ routes, kinds, ports, settings, configuration, validators })
  // An early reply that the first screen did not use is too old for another one.
  runtime.mount(root).then(early.drop)
  onDefinitionsChanged(runtime.replaceRoutes)
}
