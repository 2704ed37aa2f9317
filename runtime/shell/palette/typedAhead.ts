import { isTyping } from '../shortcuts/takesShortcuts.ts'

/**
 * Listens from now on to what is typed for a window that is still on its way. The function returned ends that and tells the
 * text; asked again it tells none.
 */
export function typedAhead(): () => string {
  let text = ''
  const listen = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey || isTyping(target)) return
    if (key === 'Backspace') text = text.slice(0, -1)
    else if (key.length === 1) text += key
  }
  document.addEventListener('keydown', listen)
  return () => {
    document.removeEventListener('keydown', listen)
    const taken = text
    text = ''
    return taken
  }
}
