import { type PageOrigins, securityHeaders } from '../../sandbox/server/headers.ts'
import { type BuiltFile } from './builtFiles.ts'
import { chooseEncoding } from './encoding.ts'

/**
 * Serves the console's files: hashed ones cached forever, others revalidated, every navigation with the page.
 * A missing file is 404 and never the page, so that a missing chunk is detected.
 */
export function servePage(
  files: ReadonlyMap<string, BuiltFile>,
  configuration: unknown,
  origins: PageOrigins,
): (request: Request) => Response {
  const security = securityHeaders(origins)
  return request => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response('Method Not Allowed', { status: 405, headers: { ...security, Allow: 'GET, HEAD' } })
    const path = decoded(new URL(request.url).pathname)
    if (path === '/config.json')
      return Response.json(configuration, { headers: { ...security, 'Cache-Control': 'no-store' } })
    const found = path === '/' ? undefined : files.get(path)
    if (found) return fileReply(request, found, cacheControl(path), security)
    const page = files.get('/index.html')
    if (page && (path === '/' || isNavigation(request, path)))
      return fileReply(request, page, 'no-store', security)
    return new Response('Not Found', { status: 404, headers: { ...security, 'Cache-Control': 'no-store' } })
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** A navigation accepts HTML; a request for a script or image does not. */
function isNavigation(request: Request, path: string): boolean {
  return !path.startsWith('/assets/') && (request.headers.get('accept') ?? '').includes('text/html')
}

function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return path.endsWith('.html') ? 'no-store' : 'no-cache'
}

function fileReply(
  request: Request,
  file: BuiltFile,
  cache: string,
  security: Readonly<Record<string, string>>,
): Response {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), new Set(file.forms.keys()))
  const etag = `"${file.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const headers: Record<string, string> = {
    ...security,
    'Cache-Control': cache,
    'Content-Type': file.type,
    ETag: etag,
    Vary: 'Accept-Encoding',
  }
  const wanted = (request.headers.get('if-none-match') ?? '')
    .split(',')
    .map(one => one.trim().replace(/^W\//, ''))
  if (wanted.includes(etag)) return new Response(null, { status: 304, headers })
  const bytes = file.forms.get(encoding) ?? new Uint8Array()
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  headers['Content-Length'] = String(bytes.byteLength)
  return new Response(bytes, { headers })
}
