import { createContext, useState, useSyncExternalStore } from 'react'
import { type FieldState } from '../../core/form/fieldState.ts'
import { type FormStore } from '../../core/form/formStore.ts'
import { type FormValue } from '../../core/form/values.ts'

/** The store whose fields a form draws; undefined: the form is drawn from a schema and keeps its values itself. */
export const FormStoreContext = createContext<FormStore | undefined>(undefined)

/** What a field shows at the moment. */
export interface CurrentField {
  readonly state: FieldState
  readonly value: FormValue
  /** None: an empty list. */
  readonly errors: readonly string[]
}

/** Follows one path of a store: its component alone is drawn again when its value, state or errors have changed. */
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
