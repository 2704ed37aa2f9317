import { type FieldError } from '../../../schemas/wire/fieldErrors.ts'
import { Refusal } from '../server/refusal.ts'

/**
 * 12.34 -> 1234, exactly. Throws a Refusal (400) that names the field for an amount with more than two
 * decimals: rounding would lose money.
 */
export function centsOf(amount: number, field = 'amount'): number {
  const cents = Math.round(amount * 100)
  if (cents / 100 !== amount) {
    const error: FieldError = { field, message: 'An amount can have at most two decimals.' }
    throw new Refusal(400, error.message, [error])
  }
  return cents
}
