import { createContext, useState, useSyncExternalStore } from 'react'
import { type FieldState } from '../../core/form/fieldState.ts'
import { type FormStore } from '../../core/form/formStore.ts'
import { type FormValue } from '../../core/form/values.ts'

/** The store of the rendered form; undefined: the form is rendered from a schema and keeps its own values. */
export const FormStoreContext = createContext<FormStore | undefined>(undefined)

/** The current state of a field. */
export interface CurrentField {
  readonly state: FieldState
  readonly value: FormValue
  /** Empty list: no errors. */
  readonly errors: readonly string[]
}

/** Subscribes to one path of a store: renders only when its value, state or errors have changed. */
export function useCurrentField(store: FormStore, path: string): CurrentField {
  const [watched, setWatched] = useState(() => watch(store, path))
  const current = watched.store === store && watched.path === path ? watched : watch(store, path)
  if (current !== watched) setWatched(current)
  return useSyncExternalStore(current.subscribe, current.now)
}

function watch(store: FormStore, path: string) {
  let last: CurrentField | undefined
  return {
    store,
    path,
    subscribe: (listener: () => void) => store.subscribe(path, listener),
    now: () => {
      const [state, value, errors] = [store.state(path), store.get(path), store.errors(path)]
      if (last?.state !== state || last.value !== value || last.errors !== errors)
        last = { state, value, errors }
      return last
    },
  }
}
