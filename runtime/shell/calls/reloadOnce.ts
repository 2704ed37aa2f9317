import { resourceListCall } from '../../core/resourceListCall.ts'
import { unsaved } from '../forms/unsavedForms.ts'
import { type Runtime } from '../RuntimeContext.tsx'

const flag = 'console.reloaded'

/**
 * Reloads the page because a chunk is missing; typed text is written to the address first. Returns false
 * without reloading if it has reloaded since a screen last opened or cannot remember that, if no draft keeps
 * the typed text, or offline, because the reload would end on the browser's error page.
 */
export async function reloadOnce({ ports, beforeReload }: Runtime, address?: string): Promise<boolean> {
  const { browser, clock, http } = ports
  if (browser.tabMemory.get(flag)) return false
  // Text without a draft would be lost without a question; leaving for another address asks first.
  if (address === undefined && unsaved.dirty().some(one => !one.kept())) return false
  const { status } = await http.send(resourceListCall)
  if (status === -1) return false
  // Without this flag a reload could repeat forever.
  if (!browser.tabMemory.set(flag, 'yes')) return false
  for (const keep of beforeReload) keep()
  // The router writes the address in a later task.
  await new Promise<void>(resolve => clock.after(0, resolve))
  if (address === undefined || address === browser.address()) browser.reload()
  else browser.leave(address)
  return true
}

/** Called after a screen has opened: the next missing chunk may reload the page again. */
export function screenOpened({ ports }: Runtime): void {
  if (ports.browser.tabMemory.get(flag)) ports.browser.tabMemory.remove(flag)
}
