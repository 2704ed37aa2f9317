import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'order',
  key: 'orderNr',
  label: 'Order',
  plural: 'Orders',
  screen: 'order',
  fields: {
    orderNr: { type: 'id', label: 'Order Nr', copy: true, example: 536365 },
  },
})
