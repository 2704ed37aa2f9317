import { useLayoutEffect, useSyncExternalStore } from 'react'

const shown = new Set<string>()
const listeners = new Set<() => void>()

/** Marks the fields of that form as rendered while mounted. Render it next to them. */
export function FieldsShown({ id }: { id: string }): null {
  useLayoutEffect(() => {
    shown.add(id)
    notify()
    return () => {
      shown.delete(id)
      notify()
    }
  }, [id])
  return null
}

/** Whether the fields of that form are rendered: before that, an outside button could not send it. */
export function useFieldsShown(id: string): boolean {
  return useSyncExternalStore(subscribe, () => shown.has(id))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify(): void {
  for (const listener of listeners) listener()
}
