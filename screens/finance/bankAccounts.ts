import { defineScreen } from '../../schemas/index.ts'
import { bankAccountForm } from '../shared/bankAccounts.ts'
import { switchActions } from '../shared/switchActions.ts'

const path = '/api/finance/refunds-bank-accounts'

export default defineScreen({
  name: 'finance-bank-accounts',
  path: '/finance/settings/bank-accounts',
  title: 'Refund bank accounts',
  access: { resource: 'finance_refund_bank_accounts' },
  assumes:
    "The specification names the screen and the list of accounts: the company's own accounts that refunds are paid from, one of them the default of its currency.",
  loads: {
    accounts: {
      get: `${path}/list`,
      select: 'data',
      onError: { toast: 'server', value: [] },
    },
  },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-finance-refund-bank-accounts',
        source: `${path}/grid`,
        rowKey: 'idBankAccount',
        columns: [
          { field: 'name', label: 'Name', sortable: true, width: 176, show: 'always', pin: 'start' },
          { field: 'bankName', label: 'Bank', sortable: true, width: 176 },
          { field: 'holder', label: 'Holder', sortable: true, width: 216, show: 'off' },
          { field: 'iban', label: 'IBAN', cell: { kind: 'text', copy: true }, sortable: true, width: 284 },
          {
            field: 'bic',
            label: 'BIC',
            cell: { kind: 'text', copy: true },
            sortable: true,
            width: 128,
            show: 'off',
          },
          { field: 'currency', label: 'Currency', sortable: true, width: 88 },
          { field: 'isDefault', label: 'Default', cell: { kind: 'boolean' }, sortable: true, width: 76 },
          {
            field: 'dailyLimit',
            label: 'Limit per day',
            cell: { kind: 'money', currency: 'currency' },
            sortable: true,
            width: 132,
          },
          { field: 'refunds', label: 'Refunds', cell: { kind: 'number' }, sortable: true, width: 80 },
          {
            field: 'status',
            label: 'Status',
            cell: {
              kind: 'status',
              values: { active: { label: 'Active', tone: 'success' }, inactive: { label: 'Inactive' } },
            },
            sortable: true,
            width: 96,
            tooltip: [
              { field: 'updatedBy', label: 'Changed by' },
              { field: 'updatedAt', label: 'Changed', cell: { kind: 'date', time: true } },
            ],
          },
        ],
        filters: [
          {
            kind: 'select',
            field: 'idBankAccount',
            label: 'Account',
            options: { load: 'accounts', value: 'idBankAccount', label: 'label' },
          },
          {
            kind: 'select',
            field: 'currency',
            label: 'Currency',
            options: [
              { value: 'GBP', label: 'GBP' },
              { value: 'EUR', label: 'EUR' },
            ],
          },
          {
            kind: 'select',
            field: 'status',
            label: 'Status',
            options: [
              { value: 'active', label: 'Active' },
              { value: 'inactive', label: 'Inactive' },
            ],
          },
        ],
        sort: { field: 'name' },
        actions: [
          {
            kind: 'open',
            label: 'Add account…',
            scope: 'screen',
            panel: { title: 'New bank account', form: bankAccountForm({ call: path, label: 'Add account' }) },
          },
          {
            kind: 'open',
            label: 'Edit…',
            panel: {
              title: '{name}',
              form: bankAccountForm({ call: `${path}/{idBankAccount}`, version: 'version' }),
            },
          },
          ...switchActions({
            off: `${path}/{idBankAccount}/inactive`,
            on: `${path}/{idBankAccount}/active`,
            offMeans: 'No refund is paid from it until it is active again.',
          }),
        ],
        empty: {
          heading: 'No bank account',
          text: 'Refunds are paid from the accounts that are added here.',
        },
      },
    },
  ],
})
