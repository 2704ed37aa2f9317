import { resourceListCall } from '../../core/resourceListCall.ts'
import { unsaved } from '../forms/unsaved.ts'
import { type Runtime } from '../RuntimeContext.tsx'

const flag = 'console.reloaded'

/**
 * Loads the page again because a part of its script is gone; typed text is written to the address first. Gives false, and does
 * nothing, when it has been done since a screen last opened or that cannot be remembered, when something is typed that no
 * draft holds, or when there is no connection: the reload would end on the browser's own error page.
 */
export async function reloadOnce({ ports, beforeReload }: Runtime, address?: string): Promise<boolean> {
  const { browser, clock, http } = ports
  if (browser.tabMemory.get(flag)) return false
  // What no draft holds would be lost without a question; leaving for another address asks first.
  if (address === undefined && unsaved.dirty().some(one => !one.kept())) return false
  const { status } = await http.send(resourceListCall)
  if (status === -1) return false
  // A reload that is not remembered would follow itself for ever.
  if (!browser.tabMemory.set(flag, 'yes')) return false
  for (const keep of beforeReload) keep()
  // The router writes the address in its own turn.
  await new Promise<void>(resolve => clock.after(0, resolve))
  if (address === undefined || address === browser.address()) browser.reload()
  else browser.leave(address)
  return true
}

/** A screen has opened: the next missing part may reload the page again. */
export function screenOpened({ ports }: Runtime): void {
  if (ports.browser.tabMemory.get(flag)) ports.browser.tabMemory.remove(flag)
}
