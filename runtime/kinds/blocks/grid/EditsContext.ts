import { createContext } from 'react'
import { type Row } from '../../../../schemas/wire/gridReply.ts'

/** Input in the rows of a grid that no action has sent yet. */
export interface Edits {
  /** Row key -> name of an input -> its text. A new object after every change. */
  readonly values: EditValues
  /** Row key as text. */
  keyOf(row: Row): string
  set(rowKey: string, name: string, text: string): void
  /** Discards the input of these rows; without keys of all rows. */
  clear(rowKeys?: readonly string[]): void
  /** Called after every change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}
type EditValues = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Undefined outside of a grid: an input then keeps its own text. */
export const EditsContext = createContext<Edits | undefined>(undefined)

/** The edits of a grid, for its lifetime. A change renders only its own row. */
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
