import { defineScreen } from '../../schemas/index.ts'
import { changedColumns, settingActions } from '../shared/cashSettings.ts'
import { cash } from '../shared/cashWords.ts'

export default defineScreen({
  name: 'cash-reconciliation-payment-methods',
  path: '/cash-reconciliation/settings/payment-methods',
  title: 'Settings - Payment Methods',
  access: { resource: 'reconciliation_payment_methods_access' },
  assumes: 'An external method is paid outside of the company, and a payment by it comes with a bank file.',
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-cash_reconciliation-payment_methods',
        source: `${cash}/payment-methods/grid`,
        request: 'bare',
        rowKey: 'id',
        columns: [
          { field: 'name', label: 'Name', sortable: true, show: 'always' },
          { field: 'isExternal', label: 'External', cell: { kind: 'boolean' }, sortable: true, width: 104 },
          {
            field: 'needsReceipt',
            label: 'Needs a receipt',
            cell: { kind: 'boolean' },
            sortable: true,
            width: 136,
          },
          { field: 'payments', label: 'Payments', cell: { kind: 'number' }, sortable: true, width: 104 },
          ...changedColumns,
        ],
        sort: { field: 'name' },
        actions: settingActions(`${cash}/payment-methods`, {
          id: 'cash-payment-method',
          noun: 'payment method',
          fields: [
            { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: 60 },
            { kind: 'checkbox', name: 'isExternal', label: 'Paid outside of the company' },
            { kind: 'checkbox', name: 'needsReceipt', label: 'A payment needs the number of a receipt' },
          ],
        }),
        empty: { heading: 'No payment method', text: 'Partners pay by the methods that are added here.' },
      },
    },
  ],
})
