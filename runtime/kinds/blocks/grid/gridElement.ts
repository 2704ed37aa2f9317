import { type PointerEvent, type RefObject, useLayoutEffect, useState } from 'react'

/** Gives a cell that cuts its text off the whole of it as a tooltip, when the pointer first comes over it. */
export function showOverflowTitle({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest('.rdg-cell') : null
  if (!(cell instanceof HTMLElement)) return
  // A list is as many lines high as it has values; a text with a button behind it is cut off by itself.
  const cut = [cell, ...cell.querySelectorAll('a, bdi')].some(
    part => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight,
  )
  if (cut) cell.title = cell.innerText
  else cell.removeAttribute('title')
}

/** The reading direction where an element stands. react-data-grid wants to be told of it. */
export function useDirection(place: RefObject<HTMLElement | null>): 'ltr' | 'rtl' {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>(() =>
    document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
  )
  useLayoutEffect(() => {
    if (place.current) setDirection(getComputedStyle(place.current).direction === 'rtl' ? 'rtl' : 'ltr')
  }, [place])
  return direction
}
