import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'payoutMethod',
  key: 'idPayoutMethod',
  label: 'Payout method',
  title: '{displayName}',
  fields: {
    idPayoutMethod: { type: 'id', label: 'Payout method' },
    displayName: { type: 'text', label: 'Method', maxLength: 60, size: 'xl' },
    alias: { type: 'text', label: 'Alias', copy: true, size: 'm' },
    currency: { type: 'text', label: 'Currency', size: 'xs', optional: true },
    automatic: { type: 'boolean', label: 'Automatic', help: 'For payouts that are created from now on.' },
    needsIban: { type: 'boolean', label: 'Needs IBAN' },
    minimum: {
      type: 'decimal',
      label: 'Least amount',
      decimals: 2,
      min: 0,
      max: 10000,
      help: 'In the currency of the payout; what is less cannot be approved.',
    },
    workingDays: { type: 'integer', label: 'Takes', unit: 'd', min: 0, max: 30, optional: true },
    partners: { type: 'integer', label: 'Partners', optional: true },
    status: {
      type: 'status',
      label: 'Status',
      options: { active: { label: 'On', tone: 'success' }, inactive: 'Off' },
      optional: true,
    },
    changedBy: { type: 'text', label: 'Changed by', optional: true },
    changedAt: { type: 'moment', label: 'Changed', optional: true },
    version: { type: 'integer', label: 'Version', sortable: false, optional: true },
  },
})
