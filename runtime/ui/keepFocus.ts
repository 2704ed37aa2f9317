/**
 * A control that is taken away or locked, as an action that was done or the opener of a panel that was saved, takes the focus
 * with it, and the keyboard would begin at the top of the page. From now on the focus goes to what is nearest to where it
 * stood: a control of the same group, else the rows around it, else the heading. When a window was closed and nobody has given
 * the focus back, it goes to where it was before, else near it; what is taken away within an open window leaves the focus in
 * that window. It goes nowhere before a second press of the same key would have come, which was not meant for what is near.
 * Returns what ends it.
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
  /** When a key that presses buttons was last pressed. */
  let keyed = Number.NEGATIVE_INFINITY
  /** The same of each window: what was last focused in it, and all that it stands in there. */
  const inside = new WeakMap<Element, { readonly last: Element; readonly places: readonly Element[] }>()
  const remember = ({ target }: Pick<Event, 'target'>) => {
    beside = false
    if (!(target instanceof Element)) return
    const own = target.closest(openWindow)
    if (own) inside.set(own, { last: target, places: placesOf(target).filter(place => own.contains(place)) })
    if (own || !target.closest(frame)) return
    covered = false
    last = target
    places = placesOf(target)
  }
  const press = ({ target }: Event) => {
    beside = target instanceof Element && !target.closest(`${openWindow}, ${portal}, ${focusable}`)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') keyed = Date.now()
  }
  const look = () => {
    timer = undefined
    if (Date.now() < keyed + twice) return soon()
    if (document.activeElement !== document.body || beside) {
      covered ||= document.querySelector(openWindow) !== null
      return
    }
    const windows = [...document.querySelectorAll(openWindow)]
    const top = windows.findLast(one => !one.matches(closing))
    const held = top && inside.get(top)
    if (windows.length > 0) covered = true
    if (held && isLost(held.last)) focusNear(connected(held.places), top)
    else if (windows.length === 0 && last && (covered || isLost(last))) {
      covered = false
      if (!isLost(last) && last instanceof HTMLElement) last.focus()
      if (document.activeElement === document.body) focusNear(connected(places))
    }
  }
  // Whoever closes a window gives the focus back in a moment, and that is the better place.
  const soon = () => {
    timer ??= window.setTimeout(look, Math.max(50, keyed + twice - Date.now()))
  }
  const observer = new MutationObserver(soon)
  remember({ target: document.activeElement })
  document.addEventListener('focusin', remember)
  document.addEventListener('pointerdown', press)
  document.addEventListener('keydown', key, true)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    window.clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('pointerdown', press)
    document.removeEventListener('keydown', key, true)
  }
}

/** Milliseconds within which two presses are one that was doubled. */
const twice = 500

const openWindow = '[role=dialog], [role=alertdialog], dialog[open]'
/** It fades out. */
const closing = '[data-closed], [data-ending-style]'
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

const connected = (places: readonly Element[]) => places.filter(place => place.isConnected)
const isLost = (element: Element) => !element.isConnected || element.matches(':disabled')

/** `otherwise`: where the focus goes when nothing is near. */
function focusNear(places: readonly Element[], otherwise = document.querySelector('main h1')): void {
  const [group] = places
  const near =
    group?.closest('[role=grid]')?.querySelector(entry) ??
    group?.querySelector(control) ??
    places.map(place => place.querySelector(entry)).find(found => found !== null)
  const found = near ?? otherwise
  if (!(found instanceof HTMLElement)) return
  if (!near) found.tabIndex = -1
  found.focus({ preventScroll: !near })
}
