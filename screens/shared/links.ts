import { type Cell } from '../../schemas/index.ts'

/** The number of an order in the field `orderNr`, which opens it and can be copied. */
export const orderLink = { kind: 'link', to: 'order', params: { id: 'orderNr' }, copy: true } satisfies Cell

/** The number of a return in a row with its `idRma`, which opens it and can be copied. */
export const rmaLink = { kind: 'link', to: 'rma-detail', params: { id: 'idRma' }, copy: true } satisfies Cell
