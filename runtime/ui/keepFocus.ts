/**
 * Restores a lost focus. A control that is removed or disabled, such as a completed action or the opener of a
 * saved panel, loses the focus, and the keyboard would start at the top of the page. The focus moves to the
 * nearest element: a control of the same group, else the rows around it, else the heading. After a window has
 * closed without returning the focus, it goes to the previous element or near it; inside an open window it
 * stays in that window. It waits for a possible second press of the same key, which must not activate the new
 * element. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  /** The last focused element of the page, and its ancestors, nearest first. */
  let last: Element | undefined
  let places: readonly Element[] = []
  let timer: number | undefined
  /** A window was open since the focus was last seen in the page. */
  let covered = false
  /** The user has since clicked outside of all controls, and wants no focus. */
  let beside = false
  /** Time of the last key press that activates buttons. */
  let keyed = Number.NEGATIVE_INFINITY
  /** The same for each window: its last focused element and its ancestors there. */
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
  // Code that closes a window returns the focus shortly, to a better place.
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

/** Milliseconds within which two presses count as a double press. */
const twice = 500

const openWindow = '[role=dialog], [role=alertdialog], dialog[open]'
/** A window that is fading out. */
const closing = '[data-closed], [data-ending-style]'
/** Contains modal windows and the backdrop over the page. */
const portal = '[data-base-ui-portal]'
const frame = 'main, header, aside'
const focusable = 'button, a[href], input, select, textarea, label, [tabindex]'
const control = ':is(button, a[href], input, select, textarea):not(:disabled, [tabindex="-1"])'
/** The tab stop of a grid with a roving focus. */
const entry = '[role=grid] [tabindex="0"]'

function placesOf(element: Element): Element[] {
  const place = element.parentElement
  return !place || place.matches(frame) ? [] : [place, ...placesOf(place)]
}

const connected = (places: readonly Element[]) => places.filter(place => place.isConnected)
const isLost = (element: Element) => !element.isConnected || element.matches(':disabled')

/** `otherwise`: the target if nothing is near. */
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
