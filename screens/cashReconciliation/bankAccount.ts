import { defineScreen } from '../../schemas/index.ts'
import { changedColumns, settingActions } from '../shared/cashSettings.ts'
import { cash, currencies } from '../shared/cashWords.ts'

export default defineScreen({
  name: 'cash-reconciliation-bank-account',
  path: '/cash-reconciliation/bank-account',
  title: 'Bank Accounts',
  access: { resource: 'reconciliation_bank_account_access' },
  assumes: "The company's accounts that partners pay into, each with its account in the accounting system.",
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-cash_reconciliation-bank_accounts',
        source: `${cash}/bank-accounts/grid`,
        request: 'bare',
        rowKey: 'id',
        columns: [
          { field: 'name', label: 'Name', sortable: true, show: 'always', width: 168 },
          { field: 'bankName', label: 'Bank', sortable: true, width: 152 },
          { field: 'iban', label: 'IBAN', cell: { kind: 'text', copy: true }, sortable: true, width: 252 },
          { field: 'currency', label: 'Currency', sortable: true, width: 84 },
          { field: 'navisionAccount', label: 'Navision account', sortable: true, width: 136 },
          { field: 'payments', label: 'Payments', cell: { kind: 'number' }, sortable: true, width: 92 },
          ...changedColumns,
        ],
        filters: [{ kind: 'select', field: 'currency', label: 'Currency', options: currencies }],
        sort: { field: 'name' },
        actions: settingActions(`${cash}/bank-accounts`, {
          id: 'cash-bank-account',
          noun: 'bank account',
          fields: [
            { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: 60 },
            { kind: 'text', name: 'bankName', label: 'Bank', required: true, maxLength: 60 },
            {
              kind: 'text',
              name: 'iban',
              label: 'IBAN',
              help: 'With or without spaces.',
              required: true,
              maxLength: 42,
              warn: 'iban',
            },
            { kind: 'choice', name: 'currency', label: 'Currency', required: true, options: currencies },
            {
              kind: 'text',
              name: 'navisionAccount',
              label: 'Navision account',
              required: true,
              maxLength: 20,
            },
          ],
        }),
        empty: { heading: 'No bank account', text: 'Partners pay into the accounts that are added here.' },
      },
    },
  ],
})
