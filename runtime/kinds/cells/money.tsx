import { type CellOf } from '../../../schemas/index.ts'
import { type Row } from '../../../schemas/wire/gridReply.ts'
import { valueAt } from '../../core/objects.ts'
import { displayMoney } from '../../core/text/numbers.ts'
import { type CellKindOf } from '../kinds.ts'

/** -1234.5 and 'AED' -> `-1,234.50 AED` */
export const kind: CellKindOf<'money'> = {
  text,
  align: 'end',
  beside: () => 0,
  draw: ({ cell, value, row }) => text(cell, value, row),
}

function text({ currency }: CellOf<'money'>, value: unknown, row: Row): string {
  return displayMoney(value, valueAt(row, currency))
}
