import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  /** Of settings that are switched off instead of deleted. */
  tracked: {
    abstract: true,
    fields: {
      status: { type: 'status', options: ['active', 'inactive'], tones: { success: 'active' } },
      changedAt: { type: 'moment', time: false },
      changedBy: 'text',
    },
  },
  cashFields: {
    abstract: true,
    fields: {
      partner: { type: 'text', size: 'l' },
      partnerId: 'id',
      typeName: { type: 'text', size: 'm' },
      navisionCode: { type: 'text', label: 'Navision partner', size: 'xs' },
      note: { type: 'text', maxLength: 200, rows: 3 },
      currency: { type: 'status', options: ['GBP', 'EUR'] },
      toCollect: 'money',
      collected: 'money',
      adjusted: 'money',
      remaining: 'money',
      balance: 'money',
    },
  },
})
