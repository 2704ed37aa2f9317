import { type Item } from './item.ts'
import { type Explanation } from './wording.ts'

/** A fault before its line and column are known. */
export interface Finding extends Explanation {
  readonly file: string
  readonly pointer: string
  /** Points at the key instead of the value. */
  readonly atKey: boolean
  /** Offset in the file, for a file without values to point at. */
  readonly offset?: number
}

/** A fault of the value of an item. */
export function finding(file: string, { pointer }: Pick<Item, 'pointer'>, explanation: Explanation): Finding {
  return { file, pointer, atKey: false, ...explanation }
}

/** A fault of the key of an item. */
export function keyFinding(
  file: string,
  { pointer }: Pick<Item, 'pointer'>,
  explanation: Explanation,
): Finding {
  return { file, pointer, atKey: true, ...explanation }
}
