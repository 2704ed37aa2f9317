import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'collectionPartner',
  key: 'id',
  label: 'Collection partner',
  title: '{name}',
  fields: {
    id: { type: 'id', label: 'Collection partner' },
    code: {
      type: 'text',
      label: 'Code',
      maxLength: 12,
      placeholder: 'CP-013',
      help: 'Capitals, digits and hyphens.',
      size: 's',
    },
    name: { type: 'text', label: 'Name', maxLength: 60, size: 'l' },
    partnerType: {
      type: 'status',
      label: 'Type',
      options: { carrier: 'Carrier', hub: 'Hub', station: 'Pick-up station' },
    },
    navisionCode: { type: 'text', label: 'Navision code', maxLength: 20, size: 'xs' },
    balance: { type: 'text', label: 'Balance', sortable: false, size: 'l' },
    contact: { type: 'text', label: 'Contact', optional: true, size: 'm' },
    email: { type: 'text', label: 'Email', optional: true, personal: true, size: 'l' },
    phone: { type: 'text', label: 'Phone', optional: true, personal: true, size: 'm' },
    address: { type: 'text', label: 'Address', optional: true, personal: true, size: 'm' },
    iban: { type: 'text', label: 'IBAN', optional: true, size: 'l' },
    paymentDays: { type: 'text', label: 'Payment days', optional: true, size: 'm' },
    openingHours: { type: 'text', label: 'Opening hours', optional: true, size: 'm' },
    status: {
      type: 'status',
      label: 'Status',
      options: { active: { label: 'Active', tone: 'success' }, inactive: 'Inactive' },
    },
    changedAt: { type: 'moment', label: 'Changed', time: false },
    changedBy: { type: 'text', label: 'Changed by' },
    version: { type: 'integer', label: 'Version', sortable: false },
  },
})
