import { type Http, type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'
import { type Session } from '../../runtime/ports/session.ts'
import { setClock } from './clock.ts'
import { Redirected } from './redirected.ts'
import { addressOf, credentialsOf, headersOf } from './requestParts.ts'

/** Timeout in milliseconds of a call that cannot be stopped, until the last byte of its reply. */
const timeout = 60_000

/**
 * Sends calls below the base address with the session token. `early` returns, once, the reply of a call sent
 * while the script was still loading.
 */
export function createHttp(
  base: string,
  session: Session,
  early: (call: HttpCall, signal: AbortSignal) => Promise<Response> | undefined = () => undefined,
): Http {
  const send = async (call: HttpCall, signal: AbortSignal): Promise<Response> => {
    const { body, onProgress } = call
    const token = session.token()
    if (!(onProgress && body instanceof FormData)) {
      const { sendByKy } = await import('./sendByKy.ts')
      signal.throwIfAborted()
      return sendByKy(base, token, call, signal)
    }
    const { upload } = await import('./upload.ts')
    const [headers, credentials] = [headersOf(call, token), credentialsOf(base)]
    return upload(addressOf(base, call), { body, headers, credentials, signal, onProgress })
  }
  return {
    async send(call) {
      const over = new AbortController()
      const giveUp = () => over.abort(call.signal?.reason)
      call.signal?.addEventListener('abort', giveUp)
      if (call.signal?.aborted) giveUp()
      // A timer of our own ends with its call: `AbortSignal.timeout` would be kept until its time.
      const timer = call.patient || call.onProgress ? undefined : setTimeout(giveUp, timeout)
      try {
        // Before the call: a received file must not be lost because of a missing chunk.
        const readFile = call.responseType === 'bytes' ? (await import('./readFile.ts')).readFile : undefined
        const ahead = early(call, over.signal)
        const response = await unlessAborted(ahead ?? send(call, over.signal), over.signal)
        if (response.redirected && call.method !== 'GET') {
          // An unread body keeps its connection until it is cancelled.
          response.body?.cancel().catch(() => {})
          throw new Redirected()
        }
        return await unlessAborted(read(response, readFile), over.signal)
      } catch (error) {
        call.signal?.throwIfAborted()
        if (error instanceof Redirected) return { ...unanswered, reason: 'redirected' }
        // Not logged, because the error contains the address of the call, which may include a code.
        return over.signal.aborted ? { ...unanswered, reason: 'unanswered' } : unanswered
      } finally {
        clearTimeout(timer)
        call.signal?.removeEventListener('abort', giveUp)
      }
    },
  }
}

/** Rejects on abort: reading a body may succeed even after its signal. */
function unlessAborted<T>(coming: Promise<T>, signal: AbortSignal): Promise<T> {
  coming.catch(() => {})
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    coming.then(resolve, reject)
  })
}

const unanswered = { ok: false, status: -1, statusText: '', data: null } as const

async function read(
  response: Response,
  readFile?: (response: Response) => Promise<unknown>,
): Promise<HttpReply> {
  setClock(response.headers.get('date'))
  const { ok, status, statusText } = response
  if (ok && readFile) return { ok, status, data: await readFile(response) }
  const data = parse(await response.text())
  return ok ? { ok, status, data } : { ok, status, statusText, data }
}

/** Parses JSON, else returns the text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
