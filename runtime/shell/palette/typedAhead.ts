import { isTyping } from '../shortcuts/acceptsShortcuts.ts'

/**
 * Collects text typed while a window is still loading. The returned function stops that and returns the text;
 * further calls return an empty text.
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
