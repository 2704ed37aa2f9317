import { defineScreen } from '../../schemas/index.ts'
import { changedColumns, settingActions } from './parts/settings.ts'

export default defineScreen({
  name: 'cash-reconciliation-payment-methods',
  path: '/cash-reconciliation/settings/payment-methods',
  title: 'Settings - Payment Methods',
  access: { resource: 'reconciliation_payment_methods_access' },
  assumes: 'Payments by an external method are made outside the company and imported with a bank file.',
  body: {
    kind: 'grid',
    id: 'grid-cash_reconciliation-payment_methods',
    call: 'cashPaymentMethods',
    columns: [
      { field: 'name', show: 'always' },
      'isExternal',
      'needsReceipt',
      {
        field: 'payments',
        cell: { kind: 'link', to: 'cash-reconciliation-payments', query: { methodId: 'id' } },
      },
      ...changedColumns,
    ],
    sort: 'name',
    actions: settingActions('CashPaymentMethod', 'payment method', {
      fields: [
        'name',
        { name: 'isExternal', label: 'Paid outside the company' },
        { name: 'needsReceipt', label: 'Receipt number required' },
      ],
    }),
    empty: { heading: 'No payment methods', text: 'Add the methods that partners pay by.' },
  },
})
