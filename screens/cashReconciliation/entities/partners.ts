import { defineEntities, defineEntityFields } from '../../../schemas/index.ts'
import { tracked } from '../parts/fields.ts'

const { asked } = defineEntityFields({
  asked: {
    type: 'status',
    options: ['required', 'optional', { none: 'Not asked' }],
    tones: { info: 'required' },
    sortable: false,
  },
})

export default defineEntities({
  collectionPartner: {
    title: '{name}',
    fields: {
      id: 'id',
      code: {
        type: 'text',
        maxLength: 12,
        placeholder: 'CP-013',
        help: 'Capital letters, digits and hyphens.',
        size: 's',
      },
      name: { type: 'text', maxLength: 60, size: 'l' },
      partnerType: {
        type: 'status',
        label: 'Type',
        options: ['carrier', 'hub', { station: 'Pick-up station' }],
      },
      navisionCode: { type: 'text', maxLength: 20, size: 'xs' },
      balance: { type: 'text?', sortable: false, size: 'l' },
      contact: { type: 'text?', size: 'm' },
      email: { type: 'text?', personal: true, size: 'l' },
      phone: { type: 'text?', personal: true, size: 'm' },
      address: { type: 'text?', personal: true, size: 'm' },
      iban: { type: 'text?', size: 'l' },
      paymentDays: { type: 'text?', size: 'm' },
      openingHours: { type: 'text?', size: 'm' },
      ...tracked,
      version: { type: 'integer', sortable: false },
    },
  },
  partnerType: { label: 'Type of partners', title: '{label}', fields: { partnerType: 'id', label: 'text?' } },
  partnerForm: {
    label: 'Form of partners',
    title: '{label}',
    fields: {
      id: 'id',
      label: { type: 'text', label: 'Type', size: 'm' },
      contact: { ...asked, size: 'm' },
      email: { ...asked, size: 'm' },
      phone: { ...asked, size: 'm' },
      address: { ...asked, size: 'm' },
      iban: { ...asked, size: 'm' },
      paymentDays: asked,
      openingHours: asked,
      version: { type: 'integer', sortable: false },
    },
  },
  partnerRelationship: {
    label: 'Relationship',
    fields: {
      id: 'id',
      fromPartner: { type: 'text', label: 'From' },
      toPartner: { type: 'text', label: 'To' },
      ...tracked,
      fromId: 'id',
      toId: 'id',
    },
  },
  partnerAccount: {
    label: 'Account',
    fields: {
      partner: { type: 'id', label: 'Account of' },
      balances: { type: 'list', label: 'Balance' },
      lastPaidAt: { type: 'moment?', label: 'Last payment' },
      dueDays: { type: 'integer', label: 'Payment term', unit: 'days' },
    },
  },
  cashFigures: {
    label: 'Figures of a currency',
    plural: 'Figures of currencies',
    fields: {
      currency: { type: 'id', label: 'Currency', example: 'GBP' },
      balance: 'money',
      overdue: { type: 'money', label: 'Overdue, not reconciled' },
      collected: { type: 'money', label: 'Collected in 30 days' },
      collectedChange: { type: 'percent?', label: 'Change in collected' },
      paid: { type: 'money', label: 'Paid in 30 days' },
      paidChange: { type: 'percent?', label: 'Change in paid' },
    },
  },
  partnerBalance: {
    label: 'Balance',
    fields: {
      key: { type: 'id?', label: 'Account' },
      partner: { type: 'text', size: 'l' },
      balance: 'money?',
      open: { type: 'money?', label: 'Not reconciled' },
      overdue: 'money?',
      lastPaid: { type: 'money?', label: 'Last payment' },
      lastPaidAt: 'moment?',
      opening: { type: 'money?', label: 'Opening balance' },
      collected: 'money?',
      paid: { type: 'money?', size: 'm' },
      fees: 'money?',
      adjusted: 'money?',
      moved: 'money?',
      closing: { type: 'money?', label: 'Closing balance' },
      week: { type: 'money?', label: 'Open up to 7 d' },
      month: { type: 'money?', label: 'Open 8 to 30 d' },
      older: { type: 'money?', label: 'Open over 30 d' },
      partnerId: 'id',
      currency: { type: 'status', options: ['GBP', 'EUR'] },
      at: { type: 'date?', label: 'Period' },
    },
  },
})
