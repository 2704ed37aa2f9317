import { type ReactNode, useState } from 'react'

/** Keeps what a controlled component says, so that a story is interactive. */
export function Kept<V>({ initial, children }: KeptProps<V>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}

interface KeptProps<V> {
  initial: V
  children: (value: V, set: (value: V) => void) => ReactNode
}
