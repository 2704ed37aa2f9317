import { type PointerEvent, type RefObject, useLayoutEffect, useState } from 'react'

/** Sets a truncated cell's full text and the label of a marked row as its tooltip when the pointer first enters it. */
export function showOverflowTitle({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest('.rdg-cell') : null
  if (!(cell instanceof HTMLElement)) return
  // A list is as high as its number of values; a text followed by a button is truncated by itself.
  const cut = [cell, ...cell.querySelectorAll('a, bdi')].some(
    part => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight,
  )
  const mark = cell.parentElement?.querySelector('[data-row-mark]')
  // The text of the first cell contains the label.
  const label = mark && !(cut && cell.contains(mark)) ? mark.textContent : ''
  const lines = [label, cut ? cell.innerText : ''].filter(line => line !== '')
  if (lines.length > 0) cell.title = lines.join('\n')
  else cell.removeAttribute('title')
}

/** Focuses the last focused cell of a grid, or the control in it. False: no row had the focus. */
export function focusActiveCell(area: HTMLElement | null): boolean {
  const cell = area?.querySelector<HTMLElement>(
    '.rdg-row:not(.rdg-summary-row) [role=gridcell][aria-selected=true]',
  )
  if (cell) (cell.querySelector<HTMLElement>('[tabindex="0"]') ?? cell).focus()
  return cell !== null && cell !== undefined
}

/** The reading direction at an element, which react-data-grid takes as a property. */
export function useDirection(place: RefObject<HTMLElement | null>): 'ltr' | 'rtl' {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>(() =>
    document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
  )
  useLayoutEffect(() => {
    if (place.current) setDirection(getComputedStyle(place.current).direction === 'rtl' ? 'rtl' : 'ltr')
  }, [place])
  return direction
}
