import { defineEntityFields } from '../../../schemas/index.ts'

/** Of settings that are switched off instead of deleted. */
export const tracked = defineEntityFields({
  status: { type: 'status', options: ['active', 'inactive'], tones: { success: 'active' } },
  changedAt: { type: 'moment', time: false },
  changedBy: 'text',
})
