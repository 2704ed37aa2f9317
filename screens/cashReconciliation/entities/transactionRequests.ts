import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  transactionRequest: {
    label: 'Request',
    screen: 'cash-reconciliation-transactions-queue-request',
    include: {
      record: ['amount', 'currency', 'decidedAt?', 'decidedBy?', 'ageDays?', 'blocked?', 'version'],
      cashFields: ['partnerId', 'typeName?', 'note?', 'toCollect?', 'collected?', 'adjusted?', 'remaining?'],
    },
    fields: {
      id: 'id',
      kind: {
        type: 'status',
        label: 'Kind',
        options: [
          'transaction',
          { package: 'Package adjustment', confirmation: 'Reconciliation' },
          'reversal',
        ],
        tones: { info: 'reversal' },
      },
      about: { type: 'text', copy: true, size: 'l' },
      partner: { as: 'cashFields.partner', size: 'm' },
      reason: { as: 'record.reason', size: 'm' },
      createdBy: { type: 'text', label: 'Requested by', exact: true, size: 'm' },
      status: {
        type: 'status',
        options: [{ pending: 'Waiting' }, 'approved', 'rejected', 'withdrawn'],
        tones: { warning: 'pending', success: 'approved', danger: 'rejected' },
      },
      createdAt: { type: 'moment', label: 'Requested' },
      own: { as: 'record.own', size: 'xs' },
      rejection: { type: 'text?', label: 'Reason' },
      decisionNote: { type: 'text?', label: 'Note' },
      lists: 'text?',
      packageNr: { type: 'text?', copy: true },
      orderNr: { type: 'reference?', label: 'Order Nr', entity: 'order' },
      paymentId: 'id?',
      transferId: 'id?',
      reallocationId: 'id?',
    },
  },
})
