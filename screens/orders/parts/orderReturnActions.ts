import { type ActionDefinition } from '../../../schemas/index.ts'

/** Where a return of the order is made, as the server says: in this console, or at the external site. */
export const orderReturnActions: ActionDefinition[] = [
  {
    label: 'Create return',
    to: 'rma-new',
    params: { salesOrderNumber: 'orderNr' },
    visible: { returnsAt: 'internal', isDelivered: true },
  },
  {
    label: 'Create return on the external site',
    to: 'rma-external',
    params: { country: 'countryCode', salesOrderNumber: 'orderNr' },
    visible: { returnsAt: 'external', isDelivered: true },
  },
]
