import { defineEntities, type WrittenEntityField } from '../../../schemas/index.ts'

const asked = {
  type: 'status',
  options: ['required', 'optional', { none: 'Hidden' }],
  tones: { info: 'required' },
  sortable: false,
} satisfies WrittenEntityField

export default defineEntities({
  collectionPartner: {
    title: '{name}',
    include: { tracked: true, record: ['version'] },
    fields: {
      id: 'id',
      code: {
        type: 'text',
        maxLength: 12,
        placeholder: 'CP-013',
        help: 'Capital letters, digits and hyphens.',
        size: 's',
      },
      name: { as: 'record.name', maxLength: 60, size: 'l' },
      partnerType: {
        type: 'status',
        label: 'Type',
        options: ['carrier', 'hub', { station: 'Pick-up station' }],
      },
      navisionCode: { type: 'text', maxLength: 20, size: 'xs' },
      balance: { type: 'text?', sortable: false, size: 'l' },
      contact: { type: 'text?', size: 'm' },
      email: { as: 'contact.email?', size: 'l' },
      phone: { as: 'contact.phone?', size: 'm' },
      address: { as: 'contact.address?', size: 'm' },
      iban: { type: 'text?', size: 'l' },
      paymentDays: { type: 'text?', size: 'm' },
      openingHours: { type: 'text?', size: 'm' },
    },
  },
  partnerType: {
    label: 'Type of partners',
    title: '{label}',
    include: { record: ['label?'] },
    fields: { partnerType: 'id' },
  },
  partnerForm: {
    label: 'Form of partners',
    title: '{label}',
    include: { record: ['version'] },
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
    },
  },
  partnerRelationship: {
    label: 'Relationship',
    include: { tracked: true },
    fields: {
      id: 'id',
      fromPartner: { type: 'text', label: 'From' },
      toPartner: { type: 'text', label: 'To' },
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
    include: { cashFields: ['balance'] },
    fields: {
      currency: { type: 'id', label: 'Currency', example: 'GBP' },
      overdue: { type: 'money', label: 'Overdue, not reconciled' },
      collected: { type: 'money', label: 'Collected in 30 days' },
      collectedChange: { type: 'percent?', label: 'Change in collected' },
      paid: { type: 'money', label: 'Paid in 30 days' },
      paidChange: { type: 'percent?', label: 'Change in paid' },
    },
  },
  partnerBalance: {
    label: 'Balance',
    include: {
      cashFields: ['partner', 'partnerId', 'currency', 'collected?', 'adjusted?', 'balance?'],
      record: ['fees?', 'overdue?'],
    },
    fields: {
      key: { type: 'id?', label: 'Account' },
      open: { type: 'money?', label: 'Not reconciled' },
      lastPaid: { type: 'money?', label: 'Last payment' },
      lastPaidAt: 'moment?',
      opening: { type: 'money?', label: 'Opening balance' },
      paid: { type: 'money?', size: 'm' },
      moved: 'money?',
      closing: { type: 'money?', label: 'Closing balance' },
      week: { type: 'money?', label: 'Open up to 7 days' },
      month: { type: 'money?', label: 'Open 8–30 days' },
      older: { type: 'money?', label: 'Open over 30 days' },
      at: { type: 'date?', label: 'Period' },
    },
  },
})
