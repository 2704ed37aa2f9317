import { type Cell } from '../../schemas/index.ts'

/** How far a return is. */
export const rmaStatus = {
  kind: 'status',
  values: {
    requested: { label: 'Requested', tone: 'warning' },
    transit: { label: 'On its way', tone: 'info' },
    received: { label: 'Received', tone: 'warning' },
    refunded: { label: 'Refund made', tone: 'info' },
    closed: { label: 'Closed', tone: 'success' },
    cancelled: { label: 'Cancelled' },
  },
} satisfies Cell

/** How far one item of a return is. */
export const rmaItemState = {
  kind: 'status',
  values: {
    requested: { label: 'Expected' },
    received: { label: 'To inspect', tone: 'warning' },
    accepted: { label: 'Accepted', tone: 'success' },
    rejected: { label: 'Rejected', tone: 'danger' },
    cancelled: { label: 'Cancelled' },
  },
} satisfies Cell

/** The number of a return in a row with its `idRma`, which opens it and can be copied. */
export const rmaLink = {
  kind: 'link',
  to: 'rma-detail',
  params: { id: 'idRma' },
  copy: true,
} satisfies Cell
