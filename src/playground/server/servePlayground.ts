import { type BuiltFile } from '../../build/serve/builtFiles.ts'
import { servePage } from '../../build/serve/servePage.ts'
import { type PageOrigins, securityHeaders } from '../../sandbox/server/headers.ts'
import { playgroundPath } from '../playgroundPath.ts'
import { builtPages } from './pageBuild.ts'

/** Milliseconds that a page waits for its build before it says so. */
const quick = 300

/**
 * Serves the pages and files of the playground, built on first use; undefined for other requests. `onPage` is called when
 * somebody opens the playground.
 */
export function servePlayground(
  origins: PageOrigins,
  onPage: () => void,
): (request: Request) => Promise<Response> | undefined {
  let pages: Promise<ReadonlyMap<string, BuiltFile>> | undefined
  return request => {
    const { pathname } = new URL(request.url)
    const file = pageFiles[pathname]
    const isAsset = pathname.startsWith(`${playgroundPath}/assets/`)
    if (file === undefined && !isAsset) return undefined
    if (file === pageFiles[playgroundPath]) onPage()
    if (pages === undefined) {
      pages = builtPages()
      // The next visit tries again.
      pages.catch(() => (pages = undefined))
    }
    return answer(request, file ?? pathname.slice(playgroundPath.length), pages)
  }

  async function answer(
    request: Request,
    file: string,
    building: NonNullable<typeof pages>,
  ): Promise<Response> {
    const late = new Promise<undefined>(resolve => setTimeout(resolve, quick, undefined).unref())
    try {
      const files = await (file.endsWith('.html') ? Promise.race([building, late]) : building)
      if (!files)
        return waitingPage('Building the definitions page. It opens by itself in a few seconds.', true)
      const framing = file === pageFiles[`${playgroundPath}/preview`] ? 'held' : 'holds'
      const reply = servePage(files, {}, origins)(new Request(new URL(file, request.url), request))
      const headers = new Headers(reply.headers)
      for (const [name, value] of Object.entries(securityHeaders(origins, framing))) headers.set(name, value)
      return new Response(reply.body, { status: reply.status, headers })
    } catch (error) {
      return waitingPage(error instanceof Error ? error.message : String(error), false)
    }
  }
}

const pageFiles: Readonly<Record<string, string>> = {
  [playgroundPath]: '/playground/page/index.html',
  [`${playgroundPath}/`]: '/playground/page/index.html',
  [`${playgroundPath}/preview`]: '/playground/preview/index.html',
}

function waitingPage(text: string, again: boolean): Response {
  const refresh = again ? '<meta http-equiv="refresh" content="2">' : ''
  const escaped = text.replace(/[&<>]/g, character => `&#${character.charCodeAt(0)};`)
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8">${refresh}<meta name="color-scheme" content="light dark"><title>Definitions</title><main><h1>Definitions</h1><pre>${escaped}</pre></main></html>`,
    {
      status: again ? 200 : 500,
      headers: {
        ...securityHeaders(),
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
      },
    },
  )
}
