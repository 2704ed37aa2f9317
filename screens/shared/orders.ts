import { type Cell } from '../../schemas/index.ts'

/** The number of an order in the field `orderNr`, which opens it and can be copied. */
export const orderLink = {
  kind: 'link',
  to: 'order',
  params: { id: 'orderNr' },
  copy: true,
} satisfies Cell

/** How an order is paid. */
export const orderPayment = {
  kind: 'status',
  values: { CashOnDelivery: { label: 'Cash on delivery' }, Card: { label: 'Card' } },
} satisfies Cell

/** How far an order or its package is. */
export const deliveryStatus = {
  kind: 'status',
  values: {
    placed: { label: 'Placed', tone: 'warning' },
    confirmed: { label: 'Confirmed', tone: 'info' },
    invalid: { label: 'Given up', tone: 'danger' },
    shipped: { label: 'Shipped', tone: 'info' },
    delivered: { label: 'Delivered', tone: 'success' },
    collected: { label: 'Cash collected', tone: 'success' },
    reconciled: { label: 'Cash reconciled', tone: 'success' },
    disputed: { label: 'Disputed', tone: 'danger' },
    lost: { label: 'Lost', tone: 'danger' },
    returned: { label: 'Returned' },
  },
} satisfies Cell
