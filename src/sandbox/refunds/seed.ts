import { businessNow, calendarDays, day, moment } from '../clock/moment.ts'
import { type OrderItem } from '../seed/orderItems.ts'
import { type Random, randomOf } from '../seed/random.ts'
import { cancelReasons, failureReasons } from './refundStatuses.ts'
import { firstSettings } from './settings.ts'

/** One refund as it follows from an order. Amounts in cents. */
export interface MadeRefund {
  readonly orderNr: string
  readonly rmaNr: string
  readonly amount: number
  readonly method: string
  readonly status: string
  readonly createdAt: string
  readonly dueAt: string
  readonly updatedAt: string
  readonly ageDays: number
  /** Why it is in its status; null where that needs no reason. */
  readonly reason: string | null
}

/** About one order in six is returned, in part or whole, two days to four weeks later. */
export function refundOf(
  order: { readonly orderNr: string; readonly createdAt: number; readonly amount: number },
  items: readonly OrderItem[],
): MadeRefund | undefined {
  const random = randomOf(`refund ${order.orderNr}`)
  if (!random.chance(0.167)) return undefined
  const created = order.createdAt + random.whole(2 * 86_400, 28 * 86_400) * 1000
  if (created > businessNow) return undefined
  const age = Math.floor((businessNow - created) / day)
  const drawn = statusAt(age, random)
  const closed = drawn === 'paid' || drawn === 'cancelled'
  const updated = Math.min(created + random.whole(1, closed ? 21 * 86_400 : 3 * 86_400) * 1000, businessNow)
  const amount = random.chance(0.45) ? order.amount : returned(items, random)
  const method = random.pick(methodsByShare)
  // A voucher asks the customer for nothing.
  const status = method === 'NoPayment' && drawn === 'waiting' ? 'ready' : drawn
  return {
    orderNr: order.orderNr,
    rmaNr: `R${order.orderNr}`,
    amount,
    method,
    status,
    createdAt: moment(created),
    dueAt: moment(created + firstSettings.dueDays * day),
    updatedAt: moment(updated),
    ageDays: calendarDays(created, closed ? updated : businessNow),
    reason: reasonOf(order.orderNr, status, method),
  }
}

function reasonOf(orderNr: string, status: string, method: string): string | null {
  const random = randomOf(`reason ${orderNr}`)
  if (status === 'failed') return random.pick(failureReasons)
  if (status === 'cancelled') return random.pick(cancelReasons)
  if (status !== 'waiting') return null
  return random.pick(method.startsWith('Bank') ? bankQuestions : otherQuestions)
}

/** What a customer is asked for. */
const bankQuestions = [
  'The customer has not given any account details yet.',
  'The name of the account holder does not match the name of the customer.',
  'The account number was cut off: please ask for it again.',
  'The account is closed, the customer has to give another one.',
] as const
const otherQuestions = [
  'The customer has not said yet where the money is to go.',
  'The name is not the one of the order: please ask who receives the money.',
] as const

const methodsByShare = [
  'BankTransfer',
  'BankTransfer',
  'BankTransfer',
  'BankTransfer',
  'NoPayment',
  'NoPayment',
  'BankDeposit',
  'BankDeposit',
  'OriginalPayment',
  'PostalOrder',
] as const

/** One product of the order comes back, some of its pieces or all of them. */
function returned(items: readonly OrderItem[], random: Random): number {
  const goods = items.filter(item => item.code !== 'POST')
  const item = goods[random.whole(0, goods.length - 1)] ?? items[0]
  return item ? item.price * random.whole(1, item.quantity) : 0
}

type Shares = readonly (readonly [status: string, percent: number])[]
const fresh: Shares = [
  ['pending', 38],
  ['waiting', 20],
  ['ready', 20],
  ['sent', 12],
  ['paid', 6],
  ['failed', 3],
  ['cancelled', 1],
]
const underWay: Shares = [
  ['pending', 6],
  ['waiting', 9],
  ['ready', 9],
  ['sent', 12],
  ['paid', 57],
  ['failed', 4],
  ['cancelled', 3],
]
const old: Shares = [
  ['waiting', 2],
  ['failed', 2],
  ['paid', 90],
  ['cancelled', 6],
]

function statusAt(ageDays: number, random: Random): string {
  let left = random.whole(1, 100)
  for (const [status, percent] of ageDays < 14 ? fresh : ageDays < 45 ? underWay : old) {
    left -= percent
    if (left <= 0) return status
  }
  return 'paid'
}
