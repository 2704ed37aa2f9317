import { readMenuText } from '../../../schemas/wire/menu.ts'
import { calls, type Failure } from '../../core/calls.ts'
import { loggedAs, serverMessage } from '../../core/errors/failure.ts'
import { messages } from '../../core/messages.ts'
import { chunk } from '../calls/lazy.ts'
import { type Shell } from '../Shell.ts'
import { menuAtom } from './useMenu.ts'

/** The newest request per console: the reply to an earlier one, perhaps of another session, is dropped. */
const newest = new WeakMap<Shell, symbol>()

/**
 * Loads the menu and the chunk of its reader. A failure is shown once and leaves the console without menu
 * (spec 1 §8). `coming`: the pending call.
 */
export async function loadMenu(
  shell: Shell,
  coming = shell.call(calls.menu, { background: true }),
): Promise<void> {
  const { store, toast } = shell
  const asked = Symbol()
  newest.set(shell, asked)
  store.set(menuAtom, undefined)
  const reader = chunk(() => import('../../core/menu/readMenu.ts'))
  reader.catch(() => {})
  const fail = (text: string) => {
    store.set(menuAtom, null)
    toast({ type: 'error', text, ...loggedAs(reply.data) })
  }
  const reply = await coming
  if (newest.get(shell) !== asked) return
  if (!reply.ok) {
    if (reply.handled) return store.set(menuAtom, null)
    return fail(`${messages.menuFailed} ${serverMessage(reply) ?? plainText(reply)}`.trim())
  }
  try {
    const { readMenu } = await reader
    store.set(menuAtom, readMenu(readMenuText(reply.data) ?? ''))
  } catch {
    fail(messages.menuFailed)
  }
}

/** The server's plain text, if it is short and not a page; else its status text. */
function plainText({ data, statusText }: Failure): string {
  const text = typeof data === 'string' ? data.trim() : ''
  return /^[^<]{1,300}$/.test(text) ? text : statusText
}
