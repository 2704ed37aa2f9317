import { displayNumber } from './displayNumber.ts'
import { displayText } from './displayText.ts'
import { readNumber } from './readNumber.ts'

/** An amount with two decimals and its currency: `(-1234.5, 'EGP')` -> '-1,234.50 EGP'. '-' for nothing; an unknown currency is left out. */
export function displayMoney(amount: unknown, currency: unknown): string {
  if (readNumber(amount) === undefined) return displayText(amount)
  const unit = typeof currency === 'string' && currency !== '' ? currency : undefined
  return displayNumber(amount, { decimals: 2, unit })
}
