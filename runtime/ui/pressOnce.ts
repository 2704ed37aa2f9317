/**
 * Makes a press act once. Browsers click a button on each repetition of a held Enter, which would open a
 * dialog, confirm it unread, and go on with the next row. The second click of a double click goes to whatever
 * has appeared under the pointer. While active, a repeated Enter only works in multi-line texts, and a second
 * click only on the button of the first. Returns a function that stops it.
 */
export function pressOnce(): () => void {
  let pressed: Pressed | undefined
  const hold = (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter' && !takesLines(event.composedPath()[0])) refuse(event)
  }
  const press = (event: MouseEvent) => {
    // Caused by the keyboard or a script.
    if (event.detail === 0) return
    const [before, now] = [pressed, pressedBy(event)]
    pressed = now
    const same = before?.button === now?.button && before?.text === now?.text
    if (event.detail > 1 && now && !same) refuse(event)
  }
  // In the capture phase, before all other listeners.
  document.addEventListener('keydown', hold, true)
  document.addEventListener('click', press, true)
  return () => {
    document.removeEventListener('keydown', hold, true)
    document.removeEventListener('click', press, true)
  }
}

/** The same element may have become another button. */
interface Pressed {
  readonly button: Element
  readonly text: string
}

function pressedBy(event: Event): Pressed | undefined {
  const [target] = event.composedPath()
  const button = target instanceof Element && target.closest('button, a, [role=menuitem]')
  return button ? { button, text: button.textContent } : undefined
}

function refuse(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

function takesLines(target: EventTarget | undefined): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)
}
