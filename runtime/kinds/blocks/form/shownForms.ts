import { useLayoutEffect, useSyncExternalStore } from 'react'

const shown = new Set<string>()
const listeners = new Set<() => void>()

/** Says of the form of that id that its fields are drawn, as long as the component is. Stands beside them, because it appears with them. */
export function FieldsShown({ id }: { id: string }): null {
  useLayoutEffect(() => {
    shown.add(id)
    tell()
    return () => {
      shown.delete(id)
      tell()
    }
  }, [id])
  return null
}

/** Whether the fields of that form are drawn: before, a press on a button that stands outside of the form would be lost. */
export function useFieldsShown(id: string): boolean {
  return useSyncExternalStore(subscribe, () => shown.has(id))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
