import { type Visitor } from '../../support/visitor.ts'
import { type FaultProxy } from '../faultProxy.ts'

/** Places of a page that texts from outside reach. */
export interface Sink {
  /** Its name within the page: a call and the field of its reply. */
  readonly at: string
  /** Texts that one opening of the page shows in it, each in a row or an item of its own. */
  readonly capacity: number
}

/** The texts of each sink, by its name; never more than its capacity. */
export type Placed = ReadonlyMap<string, readonly string[]>

export interface Shown {
  readonly visitor: Visitor
  readonly proxy: FaultProxy
  /** Opens an address of the console in a new document, and resolves when it is at rest. */
  open(address: string): Promise<void>
  /** Sends a text as it is by the websocket of the page. */
  push(text: string): Promise<void>
}

export interface HostilePage {
  readonly name: string
  readonly sinks: readonly Sink[]
  /** Opens the page with the texts in their places, and what has to be opened to see them. */
  show(shown: Shown, placed: Placed): Promise<void>
}

/** The hostile text for that position of a sink, or the original text. */
export function textAt(placed: Placed, sink: string, index: number, otherwise = ''): string {
  return placed.get(sink)?.[index] ?? otherwise
}
