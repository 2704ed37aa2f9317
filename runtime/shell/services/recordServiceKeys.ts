import { shortcutKeys } from '../../core/shortcutKeys.ts'
import { typedAhead } from '../palette/typedAhead.ts'
import { acceptsPaletteKey, acceptsShortcuts } from '../shortcuts/acceptsShortcuts.ts'
import { type Service } from './openDialogAtom.ts'

/** The window that a key opens; undefined: none. */
export function serviceOf(event: KeyboardEvent): Service | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (altKey) return undefined
  const control = ctrlKey || metaKey
  if (control && !shiftKey && key.toLowerCase() === shortcutKeys.palette)
    return acceptsPaletteKey(event) ? 'palette' : undefined
  return !control && key === shortcutKeys.help && acceptsShortcuts(event) ? 'shortcuts' : undefined
}

/** A requested window, and the text typed for it since. */
export interface RequestedService {
  readonly service: Service
  readonly typed?: (() => string) | undefined
}

/**
 * Listens for the keys of windows whose code is still loading. The returned function stops that and returns
 * the requested window; undefined: none.
 */
export function recordServiceKeys(): () => RequestedService | undefined {
  let asked: RequestedService | undefined
  const forget = () => {
    asked?.typed?.()
    asked = undefined
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') forget()
    const service = serviceOf(event)
    if (!service) return
    // The browser has its own search on that key.
    event.preventDefault()
    if (service === asked?.service) return
    forget()
    asked = { service, typed: service === 'palette' ? typedAhead() : undefined }
  }
  document.addEventListener('keydown', press)
  return () => {
    document.removeEventListener('keydown', press)
    const taken = asked
    asked = undefined
    return taken
  }
}
