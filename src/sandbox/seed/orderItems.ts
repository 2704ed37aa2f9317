import { randomOf } from './random.ts'
import { type RealOrder } from './realOrders.ts'
import { type RealProduct } from './realProducts.ts'

/** One line of an order; the price of one piece in cents. */
export interface OrderItem {
  readonly code: string
  readonly name: string
  readonly quantity: number
  readonly price: number
}

/** One to five real products whose sum, with the postage, is the real amount of the order to the cent. */
export function orderItems(order: RealOrder, products: readonly RealProduct[]): readonly OrderItem[] {
  const random = randomOf(`items ${order.orderNr}`)
  const items: OrderItem[] = []
  const lines = random.whole(1, 5)
  let left = order.amount
  for (let line = 0; line < lines; line++) {
    const product = products[random.whole(0, products.length - 1)]
    if (!product || product.price > left || items.some(item => item.code === product.code)) continue
    const quantity = Math.max(1, Math.floor(left / (lines - line) / product.price))
    items.push({ code: product.code, name: product.name, quantity, price: product.price })
    left -= quantity * product.price
  }
  if (left > 0) items.push({ code: 'POST', name: 'POSTAGE', quantity: 1, price: left })
  return items
}
