import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  writeOffFields: {
    abstract: true,
    include: { record: ['own'] },
    fields: {
      partner: { type: 'text', size: 'm' },
      reason: { as: 'record.reason', size: 'l' },
      variant: {
        type: 'status',
        options: { 'write-off': 'Standard', 'write-off-wmt': 'WMT' },
        sortable: false,
      },
    },
  },
  writeOff: {
    label: 'Write-off',
    include: {
      record: ['orderNr', 'amount', 'decidedAt?', 'ageDays'],
      contact: ['customerName'],
      writeOffFields: ['partner', 'reason', 'own?', 'variant'],
    },
    fields: {
      idWriteOff: 'id',
      status: {
        type: 'status',
        options: ['pending', { waiting: 'In approval' }, 'approved', 'rejected', 'booked'],
        tones: { warning: 'pending', info: ['waiting', 'approved'], danger: 'rejected', success: 'booked' },
      },
      createdAt: { as: 'record.createdAt', time: false },
      decidedBy: { as: 'record.decidedBy?', exact: true, size: 'm' },
      askedBy: { type: 'text?', label: 'First approval by', sortable: false },
      idRequest: { as: 'writeOffRequest.idRequest?', sortable: false },
      note: {
        type: 'text?',
        label: 'Rejection reason',
        maxLength: 200,
        rows: 3,
        help: 'The amount stays open with the partner. The history shows the reason.',
        sortable: false,
        size: 'xl',
      },
      currency: {
        as: 'record.currency',
        pattern: { match: '^[A-Z]{3}$', message: 'Three capital letters, such as EUR.' },
      },
    },
  },
  writeOffRequest: {
    label: 'Request for a write-off',
    plural: 'Requests for write-offs',
    include: {
      record: [
        'orderNr',
        'amount',
        'currency',
        'decidedAt?',
        'decidedBy?',
        'ageDays?',
        'blocked?',
        'version',
        'note?',
      ],
      contact: ['customerName'],
      writeOffFields: ['partner', 'reason', 'own', 'variant'],
    },
    fields: {
      idRequest: { type: 'id', label: 'Request' },
      idWriteOff: { as: 'writeOff.idWriteOff', label: 'Write-off' },
      askedBy: { type: 'text', label: 'First approval by', exact: true, size: 'm' },
      askedAt: { type: 'moment', label: 'Approved first' },
      status: {
        type: 'status',
        options: [{ pending: 'Waiting' }, 'approved', 'rejected', 'withdrawn'],
        tones: { warning: 'pending', success: 'approved', danger: 'rejected' },
      },
      decisionNote: { type: 'text?', label: 'Decision note' },
    },
  },
})
