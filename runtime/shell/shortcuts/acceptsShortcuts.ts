/** Whether a key may be a shortcut: not while text is typed or a modal window or menu is open. */
export function acceptsShortcuts(event: KeyboardEvent): boolean {
  return !isTyping(event.target) && acceptsPaletteKey(event)
}

/** Whether a key may open the palette: also while text is typed, where its key writes nothing. */
export function acceptsPaletteKey(event: KeyboardEvent): boolean {
  return (
    !event.defaultPrevented &&
    !document.querySelector('[role=dialog], [role=alertdialog], [role=menu], dialog[open]')
  )
}

/** Whether a key is typed into a text field, so that it is not a shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])'))
  )
}

const windows = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open]'

/**
 * Calls `leave` when Escape is pressed and closes nothing else. Popups close on the same key and may be gone
 * before it bubbles, so they are checked in the capture phase. `place`: only within it, and before listeners of
 * the whole page. Returns a function that stops listening.
 */
export function onUnhandledEscape(
  leave: (event: KeyboardEvent) => void,
  place: GlobalEventHandlers = document,
): () => void {
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
  place.addEventListener('keydown', press)
  return () => {
    document.removeEventListener('keydown', note, { capture: true })
    place.removeEventListener('keydown', press)
  }
}
