import { type Store } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useRuntime } from '../../runtime/shell/RuntimeContext.tsx'

/** Puts values into the store of the stage before its children are drawn. */
export function Seeded({ seed, children }: { seed: (store: Store) => void; children: ReactNode }) {
  const { store } = useRuntime()
  useState(() => seed(store))
  return children
}
