import { type Call } from '../../core/calls.ts'
import { failureToast } from '../../core/errors/failure.ts'
import { messages } from '../../core/messages.ts'
import { valueAt } from '../../core/objects.ts'
import { type ReceivedFile } from '../../ports/http.ts'
import { type Runtime } from '../RuntimeContext.tsx'

/**
 * Downloads a file under the given name, else that of the server, else `fallback`. A failure shows the
 * message of the server, which is JSON in the bytes of its reply (spec 1 §7), and returns false.
 */
export async function downloadFile(
  { call, ports, toast }: Pick<Runtime, 'call' | 'ports' | 'toast'>,
  sent: Call,
  name: string,
  fallback: string,
): Promise<boolean> {
  const reply = await call({ ...sent, responseType: 'bytes' }, { ignores404: true, step: true, safe: true })
  if (reply.ok && isFile(reply.data)) {
    ports.browser.save(reply.data.content, name || (reply.data.name ?? fallback))
    return true
  }
  if (reply.ok || !reply.handled) toast(failureToast({ statusText: '', ...reply }, messages.error))
  return false
}

function isFile(data: unknown): data is ReceivedFile {
  return valueAt(data, 'content') instanceof Blob
}
