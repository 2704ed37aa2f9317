import { defineScreen, type FieldDefinition } from '../../schemas/index.ts'
import { switchActions } from './parts/switchActions.ts'

const fields: FieldDefinition[] = [
  'name',
  'bankName',
  { name: 'holder', label: 'Account holder' },
  'iban',
  'bic',
  { kind: 'choice', name: 'currency' },
  'dailyLimit',
  { name: 'isDefault', label: 'Default account for this currency' },
]

export default defineScreen({
  name: 'finance-bank-accounts',
  path: '/finance/settings/bank-accounts',
  title: 'Refund bank accounts',
  access: { resource: 'finance_refund_bank_accounts' },
  assumes:
    "The specification names the screen and the list of accounts: the company's own accounts that refunds are paid from, one of them the default of its currency.",
  loads: { accounts: 'refundBankAccountList' },
  body: {
    kind: 'grid',
    id: 'grid-finance-refund-bank-accounts',
    call: 'refundBankAccounts',
    columns: [
      { field: 'name', show: 'always', pin: 'start' },
      'bankName',
      { field: 'holder', show: 'off' },
      'iban',
      { field: 'bic', show: 'off' },
      { field: 'currency', cell: { kind: 'text' } },
      'isDefault',
      'dailyLimit',
      'refunds',
      { field: 'status', tooltip: ['updatedBy', 'updatedAt'] },
    ],
    filters: [
      { field: 'idBankAccount', options: 'accounts' },
      { kind: 'select', field: 'currency' },
      { kind: 'select', field: 'status' },
    ],
    sort: 'name',
    actions: [
      {
        label: 'Add account…',
        scope: 'screen',
        title: 'New bank account',
        size: 'large',
        call: 'addRefundBankAccount',
        fields,
      },
      {
        label: 'Edit…',
        title: '{name}',
        size: 'large',
        call: 'changeRefundBankAccount',
        fields,
        values: true,
        submit: 'Save',
      },
      ...switchActions({
        off: 'deactivateRefundBankAccount',
        on: 'activateRefundBankAccount',
        offMeans: 'Refunds are not paid from this account until it is active again.',
      }),
    ],
    empty: { heading: 'No bank accounts', text: 'Add the accounts that refunds are paid from.' },
  },
})
