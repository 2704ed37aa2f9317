import { defineScreen } from '../../schemas/index.ts'
import { changedColumns, settingActions } from './parts/settings.ts'

export default defineScreen({
  name: 'cash-reconciliation-bank-account',
  path: '/cash-reconciliation/bank-account',
  title: 'Bank Accounts',
  access: { resource: 'reconciliation_bank_account_access' },
  assumes: "The company's accounts that partners pay into, each with its account in the accounting system.",
  body: {
    kind: 'grid',
    id: 'grid-cash_reconciliation-bank_accounts',
    call: 'cashBankAccounts',
    columns: [
      { field: 'name', show: 'always' },
      'bankName',
      'iban',
      { field: 'currency', cell: { kind: 'text' } },
      'navisionAccount',
      {
        field: 'payments',
        cell: { kind: 'link', to: 'cash-reconciliation-payments', query: { bankAccountId: 'id' } },
      },
      ...changedColumns,
    ],
    filters: [{ kind: 'select', field: 'currency' }],
    sort: 'name',
    actions: settingActions('CashBankAccount', 'bank account', {
      fields: ['name', 'bankName', 'iban', { kind: 'choice', name: 'currency' }, 'navisionAccount'],
    }),
    empty: { heading: 'No bank accounts', text: 'Add the accounts that partners pay into.' },
  },
})
