/** 12345 -> '12,345', as the page writes it. */
export function figure(count: number): string {
  return count.toLocaleString('en')
}

/** '1 refund', '12,345 refunds'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${figure(count)} ${count === 1 ? one : many}`
}

/** Of cents: '1,234.50'. */
export function amountOf(cents: unknown): string {
  return (Number(cents) / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}

/** Of cents: '1,234.50 GBP'. */
export function money(cents: unknown, currency: unknown): string {
  return `${amountOf(cents)} ${currency}`
}
