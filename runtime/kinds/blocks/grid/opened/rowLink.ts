/** Class of cells whose link opens the record of their row. */
export const rowLinkClass = 'console-row-link'

/** Opens the record of the row around the element, or runs the action that replaces the link. */
export function openRow(element: Element): void {
  const row = element.closest('[role=row], [data-card]')
  row
    ?.querySelector<HTMLElement>(`.${rowLinkClass} :is(a[href], button[aria-haspopup], button[data-docks])`)
    ?.click()
}

/** Index among the rows of a clicked record link; undefined for any other link. */
export function positionOfLink(pressed: Element): number | undefined {
  const row = pressed.closest(`.${rowLinkClass} a[href]`)?.closest('[aria-rowindex], [data-card]')
  if (!row) return undefined
  const card = row.getAttribute('data-card')
  return card === null ? Number(row.getAttribute('aria-rowindex')) - 2 : Number(card)
}
