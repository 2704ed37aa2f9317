import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'rma-external',
  path: '/rma/external/{country}/{salesOrderNumber}',
  access: { resource: 'cs_returns_create' },
  params: {
    country: { pattern: '^[a-z]{2}$', example: 'gb' },
    salesOrderNumber: { pattern: '^[0-9]{1,20}$', example: '536367' },
  },
  redirect: { base: 'returnsCreation', path: '/{country}/{salesOrderNumber}' },
  assumes:
    'The specification builds the path of the external site from the request country and the sales order number, and shows no address of the console for it. A country is a two-letter code of ISO 3166.',
})
