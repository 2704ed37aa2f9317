import { type Cell } from '../../schemas/index.ts'

/** The number of an order in the field `orderNr`, which opens it and can be copied. */
export const orderLink = { kind: 'link', to: 'order', params: { id: 'orderNr' }, copy: true } satisfies Cell
