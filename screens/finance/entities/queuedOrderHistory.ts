import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'queuedOrderHistory',
  key: 'customerSince',
  label: 'Queued order history',
  plural: 'Queued order histories',
  fields: {
    customerSince: { type: 'id', label: 'Customer since' },
    ordersBefore: { type: 'integer', label: 'Orders before' },
    refusals: { type: 'integer', label: 'Parcels refused' },
    refunds: { type: 'integer', label: 'Refunds' },
  },
})
