import { shortcutKeys } from '../../core/shortcutKeys.ts'
import { typedAhead } from '../palette/typedAhead.ts'
import { takesShortcuts } from '../shortcuts/takesShortcuts.ts'
import { type Service } from './openDialogAtom.ts'

/** The window that a key asks for; undefined: none. */
export function serviceOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Service | undefined {
  if (altKey) return undefined
  const control = ctrlKey || metaKey
  if (control && !shiftKey && key.toLowerCase() === shortcutKeys.palette) return 'palette'
  return !control && key === shortcutKeys.help ? 'shortcuts' : undefined
}

/** A window that was asked for, and what was typed for it since. */
export interface AskedEarly {
  readonly service: Service
  readonly typed?: (() => string) | undefined
}

/**
 * Listens from now on to the keys of windows whose code is still on its way. The function returned ends that and tells which one
 * is asked for; undefined: none.
 */
export function earlyKeys(): () => AskedEarly | undefined {
  let asked: AskedEarly | undefined
  const forget = () => {
    asked?.typed?.()
    asked = undefined
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') forget()
    const service = serviceOf(event)
    if (!service || !takesShortcuts(event)) return
    // The browser has a search of its own for that key.
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
