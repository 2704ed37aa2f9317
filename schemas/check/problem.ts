/** One fault of one definition: where it is, what is wrong, what to do. */
export interface Problem {
  /** Path below the root, e.g. `screens/finance/refunds.ts`. */
  readonly file: string
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 units. */
  readonly column: number
  /** JSON pointer into the definition; empty: the definition as a whole. */
  readonly pointer: string
  /** The definition that the pointer goes into, when the place is in a file that it shares. Absent: `file`. */
  readonly of?: string
  /** The other definitions that share the place. */
  readonly also?: readonly string[]
  readonly what: string
  /** What to do about it. */
  readonly fix: string
  /** Stable once published. */
  readonly code: string
}
