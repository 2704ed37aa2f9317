/**
 * Runs at once, or after a pointer press in progress. Content that appears on blur may move the button being
 * pressed, whose release outside would not count as a click.
 */
export function afterPress(run: () => void): void {
  if (!document.querySelector(':active')) {
    run()
    return
  }
  const over = new AbortController()
  const end = () => {
    over.abort()
    // The click event follows the end of the press.
    setTimeout(run)
  }
  // Keyboards press too, and a release outside of the window sends no event.
  for (const type of ['mouseup', 'pointercancel', 'dragend', 'keyup', 'keydown'])
    window.addEventListener(type, end, { capture: true, signal: over.signal })
}
