import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  order: {
    title: 'Order {orderNr}',
    screen: 'order',
    include: {
      record: ['amount', 'currency', 'decidedAt?', 'decidedBy?', 'reason?'],
      contact: ['postcode?'],
    },
    fields: {
      orderNr: { type: 'id', label: 'Order Nr', copy: true, example: 536365 },
      customerFirstName: { type: 'text?', label: 'First name', exact: true, personal: true, size: 'xs' },
      customerLastName: { type: 'text?', label: 'Last name', exact: true, personal: true, size: 'm' },
      customerEmail: { as: 'contact.customerEmail', exact: true },
      customerPhone: { as: 'contact.customerPhone', sortable: false, size: 'l' },
      city: { as: 'contact.city', size: 'm' },
      country: { as: 'contact.country', size: 'm' },
      payment: { type: 'status', options: [{ CashOnDelivery: 'Cash on delivery' }, 'Card'] },
      status: {
        type: 'status',
        options: [
          'placed',
          'confirmed',
          { invalid: 'Given up' },
          'shipped',
          'delivered',
          { collected: 'Cash collected', reconciled: 'Cash reconciled' },
          'disputed',
          'lost',
          'returned',
        ],
        tones: {
          warning: 'placed',
          info: ['confirmed', 'shipped'],
          danger: ['invalid', 'disputed', 'lost'],
          success: ['delivered', 'collected', 'reconciled'],
        },
        sortable: false,
      },
      createdAt: { as: 'record.createdAt', time: false },
      poNr: { type: 'text?', label: 'Purchase order', copy: true },
      customerName: { type: 'text', personal: true },
      address: { type: 'text?', label: 'Street', personal: true },
      returnsAt: 'text?',
      isDelivered: 'boolean?',
      countryCode: 'text?',
    },
  },
  orderItem: {
    label: 'Item',
    include: { product: ['code', 'name'], record: ['price', 'quantity', 'total', 'currency'] },
    fields: {
      itemId: { type: 'id', label: 'Comments', sortable: false },
    },
  },
  orderPackage: {
    label: 'Package',
    include: { order: ['status'], record: ['currency'] },
    fields: {
      packageNr: { type: 'id', copy: true, sortable: false, size: 'm' },
      partner: { type: 'text', sortable: false },
      toCollect: { type: 'money', sortable: false },
      collected: { type: 'money', sortable: false },
      shippedAt: { type: 'moment', sortable: false },
      deliveredAt: { type: 'moment', sortable: false },
    },
  },
  orderPayment: {
    label: 'Payment',
    include: { record: ['currency'] },
    fields: {
      paymentNr: { type: 'id', copy: true, sortable: false, size: 'm' },
      method: { type: 'status', options: [{ CashOnDelivery: 'Cash on delivery' }, 'Card'], sortable: false },
      amount: { as: 'record.amount', sortable: false },
      status: {
        type: 'status',
        options: ['open', 'collected', 'charged'],
        tones: { warning: 'open', success: ['collected', 'charged'] },
        sortable: false,
        size: 'm',
      },
      paidAt: { type: 'moment?', sortable: false },
      receivedBy: { type: 'text', sortable: false },
    },
  },
})
