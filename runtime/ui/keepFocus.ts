/**
 * A control that is taken away or locked, as an action that was done or the opener of a panel that was saved, takes the focus
 * with it, and the keyboard would begin at the top of the page. From now on the focus goes to what is nearest to where it
 * stood: a control of the same group, else the rows around it, else the heading. When a window was closed and nobody has given
 * the focus back, it goes to where it was before, else near it. Returns what ends it.
 */
export function keepFocus(): () => void {
  /** What was last focused in the page itself, and all that it stands in, the nearest first. */
  let last: Element | undefined
  let places: readonly Element[] = []
  let timer: number | undefined
  /** A window was open since the focus was last seen in the page. */
  let covered = false
  /** Somebody has pressed beside everything since, and wants no focus. */
  let beside = false
  const remember = ({ target }: Pick<Event, 'target'>) => {
    beside = false
    if (!(target instanceof Element) || target.closest(openWindow) || !target.closest(frame)) return
    covered = false
    last = target
    places = placesOf(target)
  }
  const press = ({ target }: Event) => {
    beside = target instanceof Element && !target.closest(`${openWindow}, ${portal}, ${focusable}`)
  }
  const look = () => {
    timer = undefined
    if (document.querySelector(openWindow)) covered = true
    else if (document.activeElement === document.body && last && !beside && (covered || isLost(last))) {
      covered = false
      if (!isLost(last) && last instanceof HTMLElement) last.focus()
      if (document.activeElement === document.body) focusNear(places.filter(place => place.isConnected))
    }
  }
  // Whoever closes a window gives the focus back in a moment, and that is the better place.
  const soon = () => {
    timer ??= window.setTimeout(look, 50)
  }
  const observer = new MutationObserver(soon)
  remember({ target: document.activeElement })
  document.addEventListener('focusin', remember)
  document.addEventListener('pointerdown', press)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    window.clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('pointerdown', press)
  }
}

const openWindow = '[role=dialog], [role=alertdialog], dialog[open]'
/** Holds modal windows and what keeps presses off the page behind them. */
const portal = '[data-base-ui-portal]'
const frame = 'main, header, aside'
const focusable = 'button, a[href], input, select, textarea, label, [tabindex]'
const control = ':is(button, a[href], input, select, textarea):not(:disabled, [tabindex="-1"])'
/** Of a grid, whose focus roves: where it is entered. */
const entry = '[role=grid] [tabindex="0"]'

function placesOf(element: Element): Element[] {
  const place = element.parentElement
  return !place || place.matches(frame) ? [] : [place, ...placesOf(place)]
}

const isLost = (element: Element) => !element.isConnected || element.matches(':disabled')

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
