import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react'

/**
 * What a control shows, drawn by itself alone at every key. It is handed over after the key is painted, at the latest when
 * the control is left; `when: 'blur'`: only then. A value that comes from outside replaces it.
 */
export function useOwn<V extends string | number | null>(
  value: V,
  hand: (value: V) => void,
  when: 'soon' | 'blur' = 'soon',
): Own<V> {
  const [shown, setShown] = useState(value)
  const [outside, setOutside] = useState(value)
  const handed = useRef(value)
  if (value !== outside) {
    setOutside(value)
    // What comes back is what was handed over, and something may have been typed since.
    if (value !== handed.current) {
      handed.current = value
      setShown(value)
    }
  }
  const handOver = (next: V) => {
    if (next === handed.current) return
    handed.current = next
    hand(next)
  }
  const latest = useRef(handOver)
  useEffect(() => {
    latest.current = handOver
  })
  const late = useDeferredValue(shown)
  useEffect(() => {
    if (when === 'soon') latest.current(late)
  }, [late, when])
  const leave = () => handOver(shown)
  return {
    value: shown,
    set: setShown,
    leave,
    enter: event => {
      if (event.key === 'Enter') leave()
    },
  }
}

interface Own<V> {
  readonly value: V
  /** The user has typed. */
  readonly set: (value: V) => void
  /** The control is left. */
  readonly leave: () => void
  /** Enter sends a form: what was typed is handed over by then. */
  readonly enter: (event: KeyboardEvent) => void
}
