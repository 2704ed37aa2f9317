import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  rma: {
    label: 'Return',
    screen: 'rma-detail',
    include: {
      record: ['orderNr?', 'amount', 'currency', 'updatedAt', 'version?'],
      contact: ['customerName?', 'customerPhone?', 'customerEmail?', 'address?'],
      returnFields: ['returnMethod?', 'refundMethod?'],
    },
    fields: {
      idRma: 'id',
      rmaNr: { type: 'text', copy: true, size: 'm' },
      status: {
        type: 'status',
        options: [
          'requested',
          { transit: 'On its way' },
          'received',
          { refunded: 'Refund made' },
          'closed',
          'cancelled',
        ],
        tones: { warning: ['requested', 'received'], info: ['transit', 'refunded'], success: 'closed' },
      },
      idRefund: { type: 'reference?', entity: 'refund', copy: true },
      acceptedAmount: { type: 'money?', label: 'To refund', sortable: false },
      openAmount: { type: 'money?', label: 'Not inspected', sortable: false },
      rejectedAmount: { type: 'money?', label: 'Rejected', sortable: false },
      refundStart: { type: 'text?', label: 'Refund begins as', sortable: false },
      createdAt: { as: 'record.createdAt', size: 's' },
      pieces: 'integer?',
      returnMethodLabel: { type: 'text?', size: 'l' },
      refundMethodLabel: { type: 'text?', size: 'm' },
      trackingNr: { type: 'text?', copy: true, sortable: false, size: 'm' },
      createdBy: { as: 'record.createdBy?', size: 'm' },
      returnsAt: { type: 'text?', sortable: false, size: 'xs' },
      countryCode: { type: 'text?', label: 'Country', sortable: false, size: 's' },
      note: { type: 'text?', label: 'Reason', maxLength: 1000, rows: 3 },
      refundStatus: { as: 'refund.status?', label: 'Refund status' },
      pickupAt: { type: 'moment?', label: 'Picked up on', time: false },
      openItems: 'integer?',
    },
  },
  rmaItem: {
    label: 'Item',
    include: { product: ['code', 'name'], record: ['currency'] },
    fields: {
      itemId: { as: 'returnableOrderItems.itemId', sortable: false },
      quantity: { type: 'integer', label: 'Pieces' },
      accepted: { type: 'integer?', label: 'Accepted pieces', sortable: false },
      total: { type: 'money', label: 'Value' },
      reason: { as: 'record.reason', size: 'm' },
      condition: { type: 'text', size: 'xs' },
      state: {
        type: 'status',
        options: [{ requested: 'Expected', received: 'To inspect' }, 'accepted', 'rejected', 'cancelled'],
        tones: { warning: 'received', success: 'accepted', danger: 'rejected' },
      },
      note: { as: 'record.note?', maxLength: 500, sortable: false, size: 'm' },
    },
  },
})
