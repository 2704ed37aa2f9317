import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'finance-refunds',
  path: '/finance/refunds',
  title: 'Refunds',
  access: { resource: 'finance_refund_index' },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-finance-refunds',
        source: '/api/finance/refunds/grid',
        columns: [
          {
            field: 'idRefund',
            label: 'Refund',
            cell: { kind: 'link', to: 'finance-refund-details', params: { idrefund: 'idRefund' } },
          },
        ],
      },
    },
  ],
})
