import { createContext } from 'react'
import { type Row } from '../../../../schemas/wire/gridReply.ts'

/** What the user has typed into the rows of a grid and no action has sent yet. */
export interface Edits {
  /** Key of a row -> name of an input -> the text in it. A new object after every change. */
  readonly values: EditValues
  /** Key of a row, as text. */
  keyOf(row: Row): string
  set(rowKey: string, name: string, text: string): void
  /** Forgets what was typed into these rows; without keys into all. */
  clear(rowKeys?: readonly string[]): void
  /** Calls back after every change; returns the way to stop it. */
  subscribe(listener: () => void): () => void
}
type EditValues = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Undefined outside of a grid: an input then keeps its text to itself. */
export const EditsContext = createContext<Edits | undefined>(undefined)

/** The edits of a grid; they live as long as it does. Drawing an input costs no row but its own. */
export function createEdits(keyOf: (row: Row) => string): Edits {
  const listeners = new Set<() => void>()
  let values: EditValues = {}
  function change(next: EditValues) {
    values = next
    for (const listener of listeners) listener()
  }
  return {
    get values() {
      return values
    },
    keyOf,
    set: (rowKey, name, text) => change({ ...values, [rowKey]: { ...values[rowKey], [name]: text } }),
    clear: rowKeys =>
      change(
        rowKeys ? Object.fromEntries(Object.entries(values).filter(([key]) => !rowKeys.includes(key))) : {},
      ),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
