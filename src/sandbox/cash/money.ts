const written = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount in a sentence: -125000 -> '-1,250.00 GBP' */
export function moneyText(cents: number, currency: unknown): string {
  return `${written.format(cents / 100)} ${currency}`
}
