import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'refundMethod',
  key: 'idRefundMethod',
  label: 'Refund method',
  plural: 'Refund methods',
  title: '{displayName}',
  fields: {
    idRefundMethod: { type: 'id', label: 'Id' },
    displayName: { type: 'text', label: 'Name' },
    alias: { type: 'text', label: 'Alias', exact: true },
  },
})
