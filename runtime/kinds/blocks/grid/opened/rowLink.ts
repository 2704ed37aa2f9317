/** On the cells whose link leads to the record of their row. */
export const rowLinkClass = 'console-row-link'

/** Follows the link to the record of the row that contains the element, or does the action in its place, if the row has one. */
export function openRow(element: Element): void {
  const row = element.closest('[role=row], [data-card]')
  row?.querySelector<HTMLElement>(`.${rowLinkClass} :is(a[href], button[aria-haspopup])`)?.click()
}

/** The place among the rows, from 0, of the link to the record of a row that was pressed; undefined: another one was. */
export function positionOfLink(pressed: Element): number | undefined {
  const row = pressed.closest(`.${rowLinkClass} a[href]`)?.closest('[aria-rowindex], [data-card]')
  if (!row) return undefined
  const card = row.getAttribute('data-card')
  return card === null ? Number(row.getAttribute('aria-rowindex')) - 2 : Number(card)
}
