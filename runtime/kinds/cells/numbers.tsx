import { type CellOf } from '../../../schemas/index.ts'
import { type Row } from '../../../schemas/wire/gridReply.ts'
import { valueAt } from '../../core/objects.ts'
import { displayMoney, displayNumber } from '../../core/text/numbers.ts'
import { type CellKindOf } from '../kinds.ts'

/** A number, aligned to the end. */
export const number: CellKindOf<'number'> = {
  text: numberText,
  align: 'end',
  draw: ({ cell, value }) => numberText(cell, value),
}

function numberText({ decimals, unit, signed }: CellOf<'number'>, value: unknown): string {
  return displayNumber(value, { decimals, unit, signed })
}

/** -1234.5 and 'AED' -> `-1,234.50 AED` */
export const money: CellKindOf<'money'> = {
  text: moneyText,
  align: 'end',
  extraWidth: () => 0,
  draw: ({ cell, value, row }) => moneyText(cell, value, row),
}

function moneyText({ currency }: CellOf<'money'>, value: unknown, row: Row): string {
  return displayMoney(value, valueAt(row, currency))
}
