import { partners } from '../writeOffs/writeOffStatuses.ts'
import { randomOf } from './random.ts'

/** The partner that delivered an order and owes its cash. */
export function partnerOf(orderNr: string): (typeof partners)[number] {
  return randomOf(`partner ${orderNr}`).pick(partners)
}
