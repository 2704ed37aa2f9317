import { globalHandling } from '../../core/errors/global.ts'
import { type Http } from '../../ports/http.ts'
import { type Call } from './callReply.ts'

/** A global rule of spec 1 §8 that a failed call sets off. */
export type GlobalRule = NonNullable<ReturnType<typeof globalHandling>>

/**
 * A way to send calls under the global rules; `act` carries a rule out, and the reply waits for it. `step`: it was a step of
 * the user that failed, and not the opening of the page.
 */
export function createCall(
  http: Http,
  isPublicPage: () => boolean,
  act: (rule: GlobalRule, step: boolean) => void | Promise<void>,
): Call {
  return async (
    call,
    { ignores404 = false, step = false, publicPage = isPublicPage(), global = true } = {},
  ) => {
    const reply = await http.send(call)
    if (reply.ok) return reply
    const own404 = typeof ignores404 === 'boolean' ? ignores404 : reply.status === 404 && (await ignores404())
    const found = globalHandling(reply.status, { publicPage, ignores404: own404 })
    const rule = global || found === 'login' ? found : undefined
    if (rule) await act(rule, step)
    return { ...reply, handled: rule !== undefined }
  }
}
