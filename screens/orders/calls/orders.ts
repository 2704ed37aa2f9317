import { defineCalls } from '../../../schemas/index.ts'

export default defineCalls({
  base: '/api/oms',
  calls: {
    databaseSettings: { grid: '/database-settings/grid', many: 'databaseSetting' },
    changeDatabaseSetting: {
      put: '/database-settings/{key}',
      body: ['flag?', 'integer?', 'decimal?', 'text?', 'email?', 'date?', 'list?'],
    },
    order: { get: '/order/{id}', one: 'order' },
    orderItems: { grid: '/order/{id}/items/grid', many: 'orderItem' },
    orderPayments: { grid: '/order/{id}/payments/grid', many: 'orderPayment' },
    orderPackages: { grid: '/order/{id}/packages/grid', many: 'orderPackage' },
    orderInvoices: { grid: '/order/{id}/invoices/grid', many: 'invoiceLine' },
    orderRefunds: { grid: '/order/{id}/refunds/grid', many: 'refund' },
    orderRmas: { grid: '/order/{id}/rmas/grid', many: 'rma' },
    orders: { grid: '/order-search/grid', many: 'order' },
  },
})
