import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  /** Of settings that are switched off instead of deleted. */
  tracked: {
    abstract: true,
    include: { record: ['changedBy'] },
    fields: {
      status: { type: 'status', options: ['active', 'inactive'], tones: { success: 'active' } },
      changedAt: { as: 'record.changedAt', time: false },
    },
  },
  cashFields: {
    abstract: true,
    include: { bankData: ['currency'] },
    fields: {
      partner: { type: 'text', size: 'l' },
      partnerId: 'id',
      typeName: { type: 'text', size: 'm' },
      navisionCode: { type: 'text', label: 'Navision partner', size: 'xs' },
      note: { as: 'record.note', maxLength: 200 },
      toCollect: 'money',
      collected: 'money',
      adjusted: 'money',
      remaining: 'money',
      balance: 'money',
    },
  },
})
