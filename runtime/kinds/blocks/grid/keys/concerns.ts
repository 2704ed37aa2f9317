/** Whether a key is for this grid: keys inside a grid are its own, keys outside of all grids the first one's. */
export function concerns(
  target: EventTarget | null,
  section: HTMLElement | null,
  first: boolean,
): target is Element {
  if (!(target instanceof Element) || !section) return false
  if (section.contains(target)) return true
  return first && target.closest('[data-grid]') === null
}
