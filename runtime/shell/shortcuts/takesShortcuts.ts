import { isTyping } from './isTyping.ts'

/** Whether a key may be a shortcut: not while text is typed, nor while a window or menu has the page to itself. */
export function takesShortcuts(event: KeyboardEvent): boolean {
  return (
    !event.defaultPrevented &&
    !isTyping(event.target) &&
    !document.querySelector('[role=dialog], [role=alertdialog], [role=menu], dialog[open]')
  )
}
