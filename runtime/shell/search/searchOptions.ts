/** What an order can be searched by (spec 1 §3); the first is the default. */
export const searchOptions = [
  { value: 'orderNr', label: 'Order Nr' },
  { value: 'customerEmail', label: 'Customer Email' },
  { value: 'customerFirstName', label: 'Customer First Name' },
  { value: 'customerLastName', label: 'Customer Last Name' },
] as const
