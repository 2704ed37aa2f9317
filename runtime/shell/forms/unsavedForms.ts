import { createContext } from 'react'

/** Input in progress, as the guard of the page sees it. */
export interface Unsaved {
  /** Whether there is input that the server does not have. */
  dirty(): boolean
  /** Whether it stays on the page when only the query changes, in a panel that of the panel. */
  readonly stays: ShownWithQuery
  /** The panel that contains it. Default: it is part of the page. */
  readonly panel?: InputPanel | undefined
  /** Whether all of it can be restored after leaving the page. */
  kept(): boolean
  /** Labels of the fields that cannot be restored; undefined: none can. */
  lacks(): readonly string[] | undefined
  /** Stores pending input immediately. */
  flush(): void
}

const open = new Set<Unsaved>()
const listeners = new Set<() => void>()
let leaving = false

/** All input in progress on the page, in order of registration: the router accepts one guard only. */
export const unsaved = {
  /** Returns a function that removes it. */
  add(one: Unsaved): () => void {
    open.add(one)
    leaving = false
    notify()
    return () => {
      open.delete(one)
      notify()
    }
  },
  first: (): Unsaved | undefined => open.values().next().value,
  dirty: (): readonly Unsaved[] => [...open].filter(one => one.dirty()),
  /** Input that is lost if it leaves the page: no draft holds all of it. */
  unkept: (): readonly Unsaved[] => unsaved.dirty().filter(one => !one.kept()),
  flush(): void {
    for (const one of open) one.flush()
  },
  /** Called before the page leaves by itself, without a question. */
  leave(): void {
    unsaved.flush()
    leaving = true
  },
  leaves: (): boolean => leaving,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function notify(): void {
  for (const listener of listeners) listener()
}

/** Whether the content is still shown with that query: a tab keeps the page and removes its content. */
export type ShownWithQuery = (query: URLSearchParams) => boolean

/** A panel whose blocks may contain input. Its tabs, filters and pages have a query of their own. */
export interface InputPanel {
  /** Whether the panel stays on the page when only the query of the page changes. */
  readonly stays: ShownWithQuery
}

export const InputPanelContext = createContext<InputPanel | undefined>(undefined)

export const ShownWithQueryContext = createContext<ShownWithQuery>(() => true)
