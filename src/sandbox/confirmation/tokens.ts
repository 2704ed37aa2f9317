import { createHash } from 'node:crypto'

/** The token of the first link of an order, which is the same on every machine; those of later ones are secrets. */
export function firstToken(orderNr: string): string {
  return createHash('sha256').update(`confirmation ${orderNr}`).digest('base64url').slice(0, 22)
}
