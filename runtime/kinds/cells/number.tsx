import { type CellOf } from '../../../schemas/index.ts'
import { displayNumber } from '../../core/text/numbers.ts'
import { type CellKindOf } from '../kinds.ts'

/** A number, aligned to the end. */
export const kind: CellKindOf<'number'> = {
  text,
  align: 'end',
  draw: ({ cell, value }) => text(cell, value),
}

function text({ decimals, unit }: CellOf<'number'>, value: unknown): string {
  return displayNumber(value, { decimals, unit })
}
