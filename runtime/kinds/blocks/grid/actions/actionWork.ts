/**
 * Needed from the first click on an action, so it is a chunk of its own: the button renders without it.
 * Import it lazily.
 */
import { isTaken, messageOf } from '../../../../../schemas/wire/envelope.ts'
import { type CompiledAction, type CompiledRequest } from '../../../../core/compile/compiled.ts'
import { failureToast, loggedAs } from '../../../../core/errors/failure.ts'
import { messages } from '../../../../core/messages.ts'
import { type ToastAction } from '../../../../core/toasts/merge.ts'
import { type HttpCall } from '../../../../ports/http.ts'
import { type Runtime } from '../../../../shell/RuntimeContext.tsx'

export { actionCall } from '../../../../core/grid/actions.ts'
export { downloadFile } from '../../../../shell/downloads/downloadFile.ts'

export const fetchDockedBlocks = () => import('../../panel/DockedBlocks.tsx')
export const fetchBlocksPanel = () => import('../../panel/BlocksPanel.tsx')
export async function fetchFormPanel() {
  // In parallel with the panel; a missing chunk is reported when the fields are rendered.
  import('../../form/FormFields.tsx').catch(() => {})
  return import('../../form/FormPanel.tsx')
}
export const fetchQuestion = () => import('./ActionConfirmDialog.tsx')

/** Fetches what an action opens: its dialog, its form, or its blocks. */
export async function fetchOpened(action: CompiledAction): Promise<void> {
  const { kind, confirm } = action
  await Promise.all([
    confirm && fetchQuestion(),
    kind === 'open' && fetchFormPanel(),
    kind === 'show' && fetchBlocksPanel(),
    kind === 'show' && action.panel.docked && fetchDockedBlocks(),
  ])
}

/** The outcome of a request; `conflict`: someone else saved first; `lost`: unknown, no reply arrived. */
export interface Sent {
  readonly ended: 'done' | 'conflict' | 'failed' | 'lost'
  readonly reply: unknown
}

/** Sends the request of an action and shows its outcome; `linkOf` gives the link of the success toast for its reply. */
export async function sendRequest(
  { call, toast }: Runtime,
  action: CompiledRequest,
  sent: HttpCall,
  linkOf: (reply: unknown) => { readonly action?: ToastAction },
): Promise<Sent> {
  const { failure } = action
  const reply = await call(sent, { ignores404: true, step: true, global: failure.global })
  if (reply.ok && isTaken(reply.data)) {
    const text = action.toast === 'server' ? messageOf(reply.data) : action.toast
    if (text) toast({ type: 'success', text, ...linkOf(reply.data) })
    return { ended: 'done', reply: reply.data }
  }
  const { status, data } = reply
  if (!reply.ok && reply.handled) return { ended: reply.lost ? 'lost' : 'failed', reply: data }
  if (failure.toast === 'server') toast(failureToast({ status, statusText: '', data }, messages.error))
  else if (failure.toast !== '') toast({ type: 'error', text: failure.toast, ...loggedAs(data) })
  return { ended: status === 409 ? 'conflict' : 'failed', reply: data }
}
