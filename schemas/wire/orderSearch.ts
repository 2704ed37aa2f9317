import { fieldOf, readId } from './envelope.ts'

/** GET /api/oms/order-search/{fieldName}/{fieldValue}, spec 1 §7. Several orders have no number. */
export interface OrderSearchReply {
  readonly result: 'ONE' | 'MULTIPLE'
  readonly orderNr?: string | number | null
}

/** What was found: the number of the only order, as it came, else several. Undefined: the reply says neither. */
export function readOrderSearch(
  body: unknown,
): { readonly orderNr: string | number | undefined } | undefined {
  const result = String(fieldOf(body, 'result')).toUpperCase()
  if (result !== 'ONE' && result !== 'MULTIPLE') return undefined
  return { orderNr: result === 'ONE' ? readId(fieldOf(body, 'orderNr')) : undefined }
}
