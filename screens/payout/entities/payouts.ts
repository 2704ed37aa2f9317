import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  payout: {
    screen: 'payout-payout-details',
    include: {
      payoutPartner: ['idPartner'],
      bankData: ['currency'],
      record: ['method', 'net', 'gross', 'fees', 'updatedAt', 'blocked?', 'reason?', 'version', 'dueAt'],
    },
    fields: {
      idPayout: { type: 'id', copy: true },
      partnerName: { as: 'partnerChange.partnerName', size: 'l' },
      adjustments: 'money',
      periodFrom: { type: 'date', sortable: false },
      periodTo: 'date',
      methodLabel: { type: 'text', sortable: false, size: 'l' },
      overdueDays: 'duration?',
      status: {
        type: 'status',
        options: [
          { pending: 'To review' },
          'approved',
          { held: 'On hold', processing: 'Being paid' },
          'paid',
          'failed',
          'cancelled',
        ],
        tones: {
          warning: ['pending', 'held'],
          info: ['approved', 'processing'],
          success: 'paid',
          danger: 'failed',
        },
      },
      approvedBy: { type: 'text?', sortable: false, size: 'm' },
      paidAt: { type: 'moment?', time: false, help: 'Leave blank for today.' },
      queue: {
        type: 'status',
        options: ['automatic', { manual: 'By hand' }],
        tones: { info: 'manual' },
        sortable: false,
      },
      reference: {
        type: 'text?',
        copy: true,
        maxLength: 60,
        help: 'As shown by the bank, or the cheque number. A payment cannot be undone.',
        sortable: false,
        size: 'l',
      },
      partnerType: { type: 'text', size: 'xs' },
      createdAt: { as: 'record.createdAt', time: false },
      overdue: {
        type: 'status?',
        options: { week: '1–7 days', fortnight: '8–14 days', month: '15–30 days', older: 'Over 30 days' },
      },
      note: { as: 'record.note?', maxLength: 500 },
      amount: { type: 'money?', min: -1000000, max: 1000000 },
      description: { type: 'text?', label: 'Purpose', maxLength: 120 },
      account: { type: 'object?', entity: 'payoutAccount' },
    },
  },
  payoutAccount: {
    fields: {
      holder: { type: 'id', label: 'Account holder' },
      bankName: 'text',
      iban: { type: 'text', copy: true },
      bic: { type: 'text', copy: true },
      idChange: 'id?',
    },
  },
  payoutLine: {
    label: 'Line',
    include: { record: ['orderNr?', 'net', 'gross', 'currency'] },
    fields: {
      idLine: 'id',
      at: { type: 'moment', label: 'Date', time: false },
      type: {
        type: 'status',
        options: ['sale', 'refund', 'delivery', 'late', 'adjustment'],
        tones: { success: ['sale', 'delivery'], warning: ['refund', 'late'], info: 'adjustment' },
      },
      description: { as: 'record.description', sortable: false },
      fee: 'money',
      adjustment: 'money',
    },
  },
  payoutSum: {
    label: 'Sum',
    fields: { sums: { type: 'list', label: 'Net' }, partners: 'integer', blocked: 'integer' },
  },
  payoutQueueTotal: {
    fields: {
      currency: 'id',
      reviewCount: 'integer',
      review: 'money',
      executionCount: 'integer',
      execution: 'money',
    },
  },
  overdueFigures: {
    label: 'Figures of a currency',
    plural: 'Figures of currencies',
    include: { record: ['overdue'] },
    fields: {
      currency: { type: 'id', example: 'GBP' },
      overdueChange: { type: 'percent?', label: 'Change in 30 days' },
      payouts: { type: 'integer', label: 'Overdue payouts' },
      partners: { type: 'integer', label: 'Partners' },
      oldestDays: { type: 'duration?', label: 'Oldest' },
      soon: { type: 'money', label: 'Due in 7 days' },
    },
  },
  overduePartner: {
    include: { payoutPartner: ['idPartner'], record: ['currency'] },
    fields: {
      partnerName: { type: 'id', label: 'Partner' },
      week: { type: 'money?', label: '1–7 days' },
      fortnight: { type: 'money?', label: '8–14 days' },
      month: { type: 'money?', label: '15–30 days' },
      older: { type: 'money?', label: 'Over 30 days' },
    },
  },
})
