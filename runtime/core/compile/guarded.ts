import { type RowMark } from '../../../schemas/index.ts'
import { type Permitted } from '../access/permissions.ts'

/** A field of the row and what its users must be permitted. */
export interface GuardedField {
  readonly field: string
  readonly guards: readonly Permitted[]
}

/** A mark on rows and what its users must be permitted: what the columns need that its condition reads. */
export interface CompiledRowMark extends Readonly<RowMark> {
  readonly guards: readonly Permitted[]
}
