/**
 * A key that is held down presses once. By themselves browsers press a button with each repetition of Enter: that opens a
 * question, says yes to it unread, and goes on with the next row. From now on a repeated Enter is for texts of several lines
 * alone. Returns what ends it.
 */
export function pressOnce(): () => void {
  const hold = (event: KeyboardEvent) => {
    if (!event.repeat || event.key !== 'Enter' || takesLines(event.composedPath()[0])) return
    event.preventDefault()
    event.stopPropagation()
  }
  // Before anybody else hears of it.
  document.addEventListener('keydown', hold, true)
  return () => document.removeEventListener('keydown', hold, true)
}

function takesLines(target: EventTarget | undefined): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)
}
