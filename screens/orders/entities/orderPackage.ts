import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'orderPackage',
  key: 'packageNr',
  label: 'Package',
  fields: {
    packageNr: { type: 'id', label: 'Package', copy: true, sortable: false, size: 'm' },
    partner: { type: 'text', label: 'Partner', sortable: false },
    status: {
      type: 'status',
      label: 'Status',
      options: {
        placed: { label: 'Placed', tone: 'warning' },
        confirmed: { label: 'Confirmed', tone: 'info' },
        invalid: { label: 'Given up', tone: 'danger' },
        shipped: { label: 'Shipped', tone: 'info' },
        delivered: { label: 'Delivered', tone: 'success' },
        collected: { label: 'Cash collected', tone: 'success' },
        reconciled: { label: 'Cash reconciled', tone: 'success' },
        disputed: { label: 'Disputed', tone: 'danger' },
        lost: { label: 'Lost', tone: 'danger' },
        returned: 'Returned',
      },
      sortable: false,
    },
    toCollect: { type: 'money', label: 'To collect', sortable: false },
    collected: { type: 'money', label: 'Collected', sortable: false },
    shippedAt: { type: 'moment', label: 'Shipped', sortable: false },
    deliveredAt: { type: 'moment', label: 'Delivered', sortable: false },
    currency: { type: 'text', label: 'Currency', exact: true, example: 'GBP' },
  },
})
