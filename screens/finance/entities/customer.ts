import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'customer',
  key: 'customerName',
  label: 'Customer',
  fields: {
    customerName: { type: 'id', label: 'Name' },
    customerEmail: { type: 'text', label: 'Email', personal: true },
    customerPhone: { type: 'text', label: 'Phone', personal: true },
    address: { type: 'text', label: 'Address', personal: true },
    postcode: { type: 'text', label: 'Postcode' },
    city: { type: 'text', label: 'City' },
    country: { type: 'text', label: 'Country' },
  },
})
