const usable = 'button:not([aria-disabled=true])'

/**
 * Puts the focus on the first action of the selected rows; without any, on those of the row that has the keyboard, and opens
 * their menu. False: there is nothing to press.
 */
export function focusActions(section: HTMLElement, frame: HTMLElement | null, target: Element): boolean {
  const action = section.querySelector<HTMLElement>(`[data-selection-actions] ${usable}`)
  if (action) {
    action.focus()
    return true
  }
  const row = target.closest('.rdg-row') ?? frame?.querySelector('.rdg-row:has([aria-selected=true])')
  const buttons = row?.querySelectorAll<HTMLElement>(`.console-cell-control ${usable}`)
  const button = buttons && [...buttons].at(-1)
  if (!button) return false
  button.focus()
  if (button.getAttribute('aria-haspopup') === 'menu') button.click()
  return true
}
