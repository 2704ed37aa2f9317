import { type ConfigurationDocument } from '../../../schemas/wire/configuration.ts'
import { definedContract } from '../../sandbox/contract/definedContract.ts'
import { type ServerEnv } from '../../sandbox/faults/faultReply.ts'
import { failOnReplyFault, openSandbox } from '../../sandbox/openSandbox.ts'
import { type PageOrigins } from '../../sandbox/server/headers.ts'
import { type Upgrade } from '../../sandbox/socket/makeUpgrade.ts'
import { proxyApp } from './proxyApp.ts'
import { proxyUpgrade } from './proxyUpgrade.ts'
import { isLoopback, type Settings } from './settings.ts'

/** The backend of the page: the sandbox, or a proxy to a real system. */
export interface Backend {
  fetch(request: Request, env?: ServerEnv): Promise<Response>
  /** Handles upgrades to websockets. */
  readonly upgrade: Upgrade
  /** Closes the websockets, so that the server can end. */
  disconnect(): void
  close(): void
}

/** Opens the backend that the settings ask for; `page` answers all other requests. */
export async function openBackend(
  settings: Settings,
  configuration: ConfigurationDocument,
  page: (request: Request) => Response | Promise<Response>,
): Promise<Backend> {
  if (settings.apiUrl) {
    const app = proxyApp(settings.apiUrl, page)
    return {
      fetch: async (request, env) => app.fetch(request, env),
      upgrade: proxyUpgrade(settings.apiUrl),
      disconnect: () => undefined,
      close: () => undefined,
    }
  }
  // Loaded in the background, so that neither the start nor the first page waits.
  setTimeout(() => void definedContract().catch(() => undefined), 500).unref()
  return openSandbox({
    data: settings.data,
    seed: settings.seed,
    dialect: settings.dialect,
    slowest: settings.slowest,
    sessionCookie: configuration.sessionCookie,
    origins: configuration.followOrigins ?? [],
    tools: isLoopback(settings.host),
    ...(settings.checkReplies && { onReplyFault: failOnReplyFault }),
    page,
  })
}

/** The other origins that the page of this configuration connects to or shows images of. */
export function pageOrigins({ apiBase, socketBase, logo }: ConfigurationDocument): Required<PageOrigins> {
  return { connect: originsOf(apiBase, socketBase), images: originsOf(logo) }
}

function originsOf(...bases: readonly (string | undefined)[]): readonly string[] {
  const origins = bases.flatMap(base => {
    const address = base ? URL.parse(base) : null
    return address ? [`${address.protocol}//${address.host}`] : []
  })
  return [...new Set(origins)]
}
