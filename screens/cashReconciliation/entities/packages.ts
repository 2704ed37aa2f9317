import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  cashPackage: {
    label: 'Package',
    include: {
      record: ['orderNr', 'difference', 'currency', 'version'],
      cashFields: ['note?', 'toCollect', 'collected', 'adjusted', 'remaining'],
    },
    fields: {
      packageNr: { type: 'id', copy: true },
      lastMile: { type: 'text', size: 'm' },
      partner: { as: 'cashFields.partner?', size: 'm' },
      status: {
        type: 'status',
        options: ['shipped', 'delivered', 'collected', 'reconciled', 'disputed', 'lost', 'returned'],
        tones: {
          info: 'delivered',
          warning: 'collected',
          success: 'reconciled',
          danger: ['disputed', 'lost'],
        },
      },
      shippedAt: { type: 'moment', time: false },
      deliveredAt: { type: 'moment?', time: false },
      trouble: {
        type: 'status?',
        options: ['notCollected', 'amountDiffers', 'collectedTwice', 'noPartner'],
        tones: { warning: ['notCollected', 'amountDiffers'], danger: ['collectedTwice', 'noPartner'] },
        size: 'l',
      },
      waiting: 'money',
      daysOpen: { type: 'duration', label: 'Open for' },
      comments: { type: 'id', sortable: false },
      adjustable: { type: 'text', sortable: false, size: 'xs' },
      idPackage: { type: 'id', label: 'Id', sortable: false },
      partnerId: {
        as: 'cashFields.partnerId?',
        help: "The collected amount is booked to this partner's account.",
      },
      amount: {
        type: 'money',
        max: 10000000,
        help: 'A missing amount is added to what the partner owes, and a surplus is deducted. If you adjust a part, the rest stays in this list. Above the approval limit it waits for a second approval.',
      },
      reason: { type: 'text?', label: 'Adjustment reason' },
      open: 'text?',
    },
  },
})
