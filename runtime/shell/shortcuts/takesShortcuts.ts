import { isTyping } from './isTyping.ts'

/**
 * Whether a key may be a shortcut: not while a window or menu has the page to itself, nor, unless it is pressed with a
 * modifier, while text is typed.
 */
export function takesShortcuts(event: KeyboardEvent, modified = false): boolean {
  return (
    !event.defaultPrevented &&
    (modified || !isTyping(event.target)) &&
    !document.querySelector('[role=dialog], [role=alertdialog], [role=menu], dialog[open]')
  )
}
