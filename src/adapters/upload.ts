import { Redirected } from './redirected.ts'

/**
 * Sends a body and reports its progress, which `fetch` reports only for streamed bodies, refused by browsers
 * over HTTP/1.1. Rejects without a connection, with the reason of an aborted signal, and with `Redirected`.
 */
export function upload(
  address: string,
  { body, headers, credentials, signal, onProgress }: Upload,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.responseType = 'blob'
    request.withCredentials = credentials === 'include'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total)
    const { href } = new URL(address, window.location.href)
    request.onload = () =>
      request.responseURL === href ? resolve(responseOf(request)) : reject(new Redirected())
    request.onerror = () => reject(new TypeError('The request could not be sent.'))
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}

export interface Upload {
  readonly body: FormData | string
  readonly headers: Readonly<Record<string, string>>
  readonly credentials: RequestCredentials
  readonly signal: AbortSignal | undefined
  readonly onProgress: (sent: number, total: number) => void
}

function responseOf({ response, status, statusText }: XMLHttpRequest): Response {
  const empty = status === 204 || status === 205
  return new Response(empty ? null : response, { status, statusText })
}
