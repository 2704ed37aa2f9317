/**
 * A press has one effect. By themselves browsers press a button with each repetition of Enter that is held: that opens a
 * question, says yes to it unread, and goes on with the next row. And the second press of a double click goes to whatever has
 * come under the pointer since the first. From now on a repeated Enter is for texts of several lines alone, and a second press
 * for the button that had the first. Returns what ends it.
 */
export function pressOnce(): () => void {
  let pressed: Pressed | undefined
  const hold = (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter' && !takesLines(event.composedPath()[0])) refuse(event)
  }
  const press = (event: MouseEvent) => {
    // One of the keyboard, or of a script.
    if (event.detail === 0) return
    const [before, now] = [pressed, pressedBy(event)]
    pressed = now
    const same = before?.button === now?.button && before?.text === now?.text
    if (event.detail > 1 && now && !same) refuse(event)
  }
  // Before anybody else hears of it.
  document.addEventListener('keydown', hold, true)
  document.addEventListener('click', press, true)
  return () => {
    document.removeEventListener('keydown', hold, true)
    document.removeEventListener('click', press, true)
  }
}

/** The same element may be another button by now. */
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
