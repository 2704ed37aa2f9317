import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'partnerForm',
  key: 'id',
  label: 'Form of partners',
  title: '{label}',
  fields: {
    id: { type: 'id', label: 'Form of partners' },
    label: { type: 'text', label: 'Type', size: 'm' },
    contact: {
      type: 'status',
      label: 'Contact',
      options: { required: { label: 'Required', tone: 'info' }, optional: 'Optional', none: 'Not asked' },
      sortable: false,
      size: 'm',
    },
    email: {
      type: 'status',
      label: 'Email',
      options: { required: { label: 'Required', tone: 'info' }, optional: 'Optional', none: 'Not asked' },
      sortable: false,
      size: 'm',
    },
    phone: {
      type: 'status',
      label: 'Phone',
      options: { required: { label: 'Required', tone: 'info' }, optional: 'Optional', none: 'Not asked' },
      sortable: false,
      size: 'm',
    },
    address: {
      type: 'status',
      label: 'Address',
      options: { required: { label: 'Required', tone: 'info' }, optional: 'Optional', none: 'Not asked' },
      sortable: false,
      size: 'm',
    },
    iban: {
      type: 'status',
      label: 'IBAN',
      options: { required: { label: 'Required', tone: 'info' }, optional: 'Optional', none: 'Not asked' },
      sortable: false,
      size: 'm',
    },
    paymentDays: {
      type: 'status',
      label: 'Payment days',
      options: { required: { label: 'Required', tone: 'info' }, optional: 'Optional', none: 'Not asked' },
      sortable: false,
    },
    openingHours: {
      type: 'status',
      label: 'Opening hours',
      options: { required: { label: 'Required', tone: 'info' }, optional: 'Optional', none: 'Not asked' },
      sortable: false,
    },
    version: { type: 'integer', label: 'Version', sortable: false },
  },
})
