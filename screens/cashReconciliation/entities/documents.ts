import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  /** What every document has that is matched with transactions. */
  document: {
    abstract: true,
    include: {
      bankData: ['currency'],
      record: ['createdBy', 'decidedBy?', 'decidedAt?', 'reason?', 'version'],
    },
    fields: {
      reference: { type: 'text', copy: true, maxLength: 40, size: 'm' },
      datedAt: { type: 'moment', label: 'Date', time: false },
      amount: { as: 'record.amount', min: 0.01, max: 10000000 },
      reconciled: 'money',
      outstanding: 'money',
      listed: { type: 'money?', label: 'In open lists' },
      openLists: 'text?',
      status: {
        type: 'status',
        options: [
          { pending: 'Waiting for approval' },
          'rejected',
          { approved: 'Open', partial: 'Partly reconciled' },
          'reconciled',
        ],
        tones: {
          warning: ['pending', 'partial'],
          danger: 'rejected',
          info: 'approved',
          success: 'reconciled',
        },
        size: 'm',
      },
      note: { as: 'record.note?', maxLength: 200 },
    },
  },
  /** What a document has besides that waits for a second person. */
  approvedDocument: {
    abstract: true,
    include: { record: ['blocked?'] },
    fields: { ageDays: 'duration?', paidOn: { type: 'date?', label: 'Date' } },
  },
  /** The two partners of what leaves one for the other. */
  move: {
    abstract: true,
    fields: {
      partner: { type: 'text', label: 'From', size: 'l' },
      toPartner: { as: 'partnerRelationship.toPartner', size: 'l' },
      partnerId: { type: 'id?', label: 'From' },
      toId: 'id?',
      navisionCode: { type: 'text?', label: 'Navision from', size: 'm' },
      toNavisionCode: { type: 'text?', label: 'Navision to', size: 'm' },
    },
  },
  cashPayment: {
    label: 'Payment',
    screen: { name: 'cash-reconciliation-payment', params: { paymentId: 'id' } },
    include: { document: true, approvedDocument: true, cashFields: ['partner', 'navisionCode?'] },
    fields: {
      id: 'id',
      partnerId: { type: 'id?', label: 'Collection partner' },
      method: { as: 'record.method', size: 'm' },
      methodId: { type: 'id?', label: 'Payment method' },
      bankAccount: { type: 'text', size: 'm' },
      bankAccountId: 'id?',
      receipt: {
        type: 'text?',
        maxLength: 60,
        help: 'Some payment methods require a receipt number.',
        size: 's',
      },
      origin: { type: 'status?', options: { bank: 'Bank file', manual: 'By hand' } },
    },
  },
  transfer: {
    screen: { name: 'cash-reconciliation-transfer', params: { transferId: 'id' } },
    include: { document: true, approvedDocument: true, move: true },
    fields: {
      id: 'id',
      partner: { as: 'move.partner', size: 'm' },
      relationship: { type: 'id?', label: 'From and to' },
    },
  },
  reallocation: {
    screen: { name: 'cash-reconciliation-reallocation-list', params: { reallocationId: 'id' } },
    include: { document: true, move: true },
    fields: { id: 'id' },
  },
})
