/** Whether a key may be a shortcut: not while text is typed, nor while a window or menu has the page to itself. */
export function takesShortcuts(event: KeyboardEvent): boolean {
  return (
    !event.defaultPrevented &&
    !isTyping(event.target) &&
    !document.querySelector('[role=dialog], [role=alertdialog], [role=menu], dialog[open]')
  )
}

/** Whether a key goes into a text, so that it is no shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])'))
  )
}

const windows = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open]'

/**
 * Calls `leave` when Escape is pressed and closes nothing by itself. What is open closes with the same press and may be
 * gone before the key arrives at the document, so it is looked for on the way down. Returns what ends the listening.
 */
export function onUnhandledEscape(leave: (event: KeyboardEvent) => void): () => void {
  let closes = false
  const note = () => {
    closes = [...document.querySelectorAll(windows)].some(element => element.checkVisibility())
  }
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
    if (key !== 'Escape' || ctrlKey || metaKey || altKey || shiftKey || defaultPrevented || closes) return
    leave(event)
  }
  document.addEventListener('keydown', note, { capture: true })
  document.addEventListener('keydown', press)
  return () => {
    document.removeEventListener('keydown', note, { capture: true })
    document.removeEventListener('keydown', press)
  }
}
