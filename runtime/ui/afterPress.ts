/**
 * Runs at once, or after the press of a pointer that is under way. What appears when a field is left may move the button
 * that is being pressed: let go beside it, the press would be none.
 */
export function afterPress(run: () => void): void {
  if (!document.querySelector(':active')) {
    run()
    return
  }
  const over = new AbortController()
  const end = () => {
    over.abort()
    // The click itself comes behind the end of the press.
    setTimeout(run)
  }
  // A keyboard presses too, and the end of a press outside of the window is not heard.
  for (const type of ['mouseup', 'pointercancel', 'dragend', 'keyup', 'keydown'])
    window.addEventListener(type, end, { capture: true, signal: over.signal })
}
