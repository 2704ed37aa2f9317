import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'payoutLine',
  key: 'idLine',
  label: 'Line',
  fields: {
    idLine: { type: 'id', label: 'Line' },
    at: { type: 'date', label: 'Date' },
    type: {
      type: 'status',
      label: 'Type',
      options: {
        sale: { label: 'Sale', tone: 'success' },
        refund: { label: 'Refund', tone: 'warning' },
        delivery: { label: 'Delivery', tone: 'success' },
        late: { label: 'Late', tone: 'warning' },
        adjustment: { label: 'Adjustment', tone: 'info' },
      },
    },
    description: { type: 'text', label: 'Description', sortable: false },
    orderNr: { type: 'reference', label: 'Order Nr', entity: 'order', copy: true, optional: true },
    gross: { type: 'money', label: 'Gross' },
    fee: { type: 'money', label: 'Fee' },
    adjustment: { type: 'money', label: 'Adjustment' },
    net: { type: 'money', label: 'Net' },
    currency: { type: 'text', label: 'Currency', exact: true, example: 'GBP' },
  },
})
