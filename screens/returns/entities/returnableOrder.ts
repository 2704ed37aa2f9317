import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'returnableOrder',
  key: 'orderNr',
  label: 'Order',
  fields: {
    orderNr: { type: 'id', label: 'Order Nr', copy: true },
    customerName: { type: 'text', label: 'Customer', personal: true },
    customerPhone: { type: 'text', label: 'Phone', copy: true, personal: true },
    address: { type: 'text', label: 'Address', personal: true },
    createdAt: { type: 'moment', label: 'Ordered', time: false },
    amount: { type: 'money', label: 'Amount' },
    returns: { type: 'list', label: 'Returns so far' },
    items: { type: 'list', label: 'Items', entity: 'returnableOrderItems' },
    returnMethod: { type: 'text', label: 'Return method', optional: true },
    pickupAt: { type: 'date', label: 'Picked up on', optional: true },
    refundMethod: { type: 'text', label: 'Refund method', optional: true },
    note: { type: 'text', label: 'Note', maxLength: 1000, rows: 3, optional: true },
    currency: { type: 'text', label: 'Currency', exact: true, example: 'GBP' },
  },
})
