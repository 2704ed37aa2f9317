import { type ActionDefinition } from '../../../schemas/index.ts'

/** Where a return of the order is made, as the server says: in this console, or at the external site. */
export const orderReturnActions: ActionDefinition[] = [
  {
    kind: 'navigate',
    label: 'Create return',
    to: 'rma-new',
    params: { salesOrderNumber: 'orderNr' },
    visible: {
      all: [
        { field: 'returnsAt', is: 'internal' },
        { field: 'isDelivered', is: true },
      ],
    },
  },
  {
    kind: 'navigate',
    label: 'Create return at the external site',
    to: 'rma-external',
    params: { country: 'countryCode', salesOrderNumber: 'orderNr' },
    visible: {
      all: [
        { field: 'returnsAt', is: 'external' },
        { field: 'isDelivered', is: true },
      ],
    },
  },
]
