import { type RefObject, useLayoutEffect, useState } from 'react'

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
