import { type Notification } from '../../../schemas/wire/notification.ts'
import { calls } from '../../core/calls.ts'
import { failureToast } from '../../core/errors/failure.ts'
import { messages } from '../../core/messages.ts'
import { fileName } from '../../core/notifications/offersFile.ts'
import { type ReceivedFile } from '../../ports/http.ts'
import { type Runtime } from '../RuntimeContext.tsx'

/**
 * Fetches the file of a notification and gives it to the user; a failure shows the message of the server (spec 1 §7), and
 * gives false.
 */
export async function downloadFile(runtime: Runtime, notification: Notification): Promise<boolean> {
  const { call, ports, toast } = runtime
  const reply = await call(
    { ...calls.download(notification.id), responseType: 'bytes' },
    { ignores404: true },
  )
  if (!reply.ok) {
    if (!reply.handled) toast(failureToast(reply, messages.error))
    return false
  }
  // The port promises a file to a call that asks for bytes.
  const { content, name } = reply.data as ReceivedFile
  ports.browser.save(content, fileName(notification) || name || 'report.csv')
  return true
}
