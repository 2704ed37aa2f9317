/** The reply of a server; `failure`: no readable reply came. */
export type Reply =
  | { readonly status: number; readonly body: unknown }
  | { readonly status: number | undefined; readonly failure: string }

/** Sends a call that changes nothing: GET, and POST of a grid. */
export type Ask = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Reply>

interface Limits {
  /** Milliseconds to the last byte of a reply. */
  readonly patience?: number
  /** Maximum bytes of a reply. */
  readonly size?: number
}

/** Calls the server at `address`; the token is sent as the console does, and never to another origin. */
export function asking(
  address: string,
  token: string | undefined,
  { patience = 10_000, size = 20_000_000 }: Limits = {},
): Ask {
  const base = address.replace(/\/+$/, '')
  return async (method, path, body) => {
    try {
      const reply = await fetch(base + path, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
        headers: {
          accept: 'application/json',
          'cache-control': 'no-cache',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await textOf(reply, size)
      if (text === undefined) return { status: reply.status, failure: `answers more than ${size} bytes` }
      return read(reply, text)
    } catch (error) {
      return { status: undefined, failure: whyOf(error, patience) }
    }
  }
}

async function textOf(reply: Response, size: number): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const chunk of reply.body ?? []) {
    length += chunk.length
    if (length > size) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function read(reply: Response, text: string): Reply {
  const { status, headers } = reply
  if (status >= 300 && status < 400)
    return { status, failure: `leads elsewhere, to ${headers.get('location') ?? 'nowhere'}` }
  if (text.trim() === '') return { status, body: null }
  try {
    return { status, body: JSON.parse(text) }
  } catch {
    const isPage = /^\s*</.test(text)
    return { status, failure: isPage ? 'answers a page instead of JSON' : 'answers what is no JSON' }
  }
}

function whyOf(error: unknown, patience: number): string {
  if (!(error instanceof Error)) return 'cannot be asked'
  if (error.name === 'TimeoutError') return `has not answered within ${patience / 1000} s`
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
  return `cannot be reached (${code})`
}
