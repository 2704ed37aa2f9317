import { cents, readCsv } from './readCsv.ts'

/** One real product with its price in cents. */
export interface RealProduct {
  readonly code: string
  readonly name: string
  readonly price: number
}

/** The distinct products of the real order lines, cheapest first; lines whose columns are shifted are left out. */
export function realProducts(): readonly RealProduct[] {
  const products = new Map<string, RealProduct>()
  for (const line of readCsv('items.csv')) {
    const code = line.StockCode ?? ''
    const price = cents(line.Price ?? '')
    const complete = Number.isInteger(Number(line.Quantity)) && price > 0 && (line.Country ?? '') !== ''
    if (complete && /^\d{5}[A-Z]*$/.test(code))
      products.set(code, { code, name: (line.Description ?? '').trim().replace(/\s+/g, ' '), price })
  }
  return [...products.values()].sort((a, b) => a.price - b.price || (a.code < b.code ? -1 : 1))
}
