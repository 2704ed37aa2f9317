/**
 * A control that is taken away, as an action that was done or the opener of a panel that was saved, takes the focus with it,
 * and the keyboard would begin at the top of the page. From now on the focus goes to what is nearest to where it stood in
 * `main`: a control of the same group, else the rows around it, else the heading. Returns what ends it.
 */
export function keepFocus(): () => void {
  /** What was last focused in `main`, and all that it stands in, the nearest first. */
  let last: Element | undefined
  let places: readonly Element[] = []
  let timer: number | undefined
  const remember = ({ target }: Pick<Event, 'target'>) => {
    if (!(target instanceof Element) || !target.closest('main')) return
    last = target
    places = placesOf(target)
  }
  const look = () => {
    timer = undefined
    if (document.activeElement !== document.body || !last || document.querySelector(openWindow)) return
    // Somebody who has pressed beside everything has no focus either.
    const lost = last.isConnected ? undefined : places.filter(place => place.isConnected)
    if (lost) focusNear(lost)
  }
  // Whoever closes a window gives the focus back in a moment, and that is the better place.
  const soon = () => {
    timer ??= window.setTimeout(look, 50)
  }
  const observer = new MutationObserver(soon)
  remember({ target: document.activeElement })
  document.addEventListener('focusin', remember)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    window.clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', remember)
  }
}

const openWindow = '[role=dialog], [role=alertdialog], dialog[open]'
const control = ':is(button, a[href], input, select, textarea):not(:disabled, [tabindex="-1"])'
/** Of a grid, whose focus roves: where it is entered. */
const entry = '[role=grid] [tabindex="0"]'

function placesOf(element: Element): Element[] {
  const place = element.parentElement
  return !place || place.localName === 'main' ? [] : [place, ...placesOf(place)]
}

function focusNear(places: readonly Element[]): void {
  const [group] = places
  const near =
    group?.closest('[role=grid]')?.querySelector(entry) ??
    group?.querySelector(control) ??
    places.map(place => place.querySelector(entry)).find(found => found !== null)
  const found = near ?? document.querySelector('main h1')
  if (!(found instanceof HTMLElement)) return
  if (!near) found.tabIndex = -1
  found.focus({ preventScroll: !near })
}
