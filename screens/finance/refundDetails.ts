import { defineScreen } from '../../schemas/index.ts'
import { refundStatus } from '../shared/refunds.ts'

export default defineScreen({
  name: 'finance-refund-details',
  path: '/finance/refunds/details/{idrefund}',
  title: 'Refund details',
  parent: 'finance-refunds',
  access: { resource: 'finance_refund_index' },
  params: { idrefund: { pattern: '^[0-9]{1,9}$', example: '1' } },
  assumes:
    'The specification names the calls without their fields. A refund id has 1 to 9 digits, as the other ids of the console.',
  loads: {
    refund: {
      get: '/api/finance/refunds/{idrefund}',
      select: 'data',
      onError: { toast: 'server', go: 'error' },
    },
    customer: {
      get: '/api/finance/refunds/details/customer-details/{idrefund}',
      select: 'data',
      onError: { toast: 'server' },
    },
    account: {
      get: '/api/finance/refunds/details/account-details/{idrefund}',
      select: 'data',
      onError: { toast: 'server' },
    },
    balance: {
      get: '/api/finance/refunds/details/balance-sheet/{idrefund}',
      select: 'data',
      onError: { toast: 'server' },
    },
    gesture: {
      get: '/api/finance/refunds/details/commercial-gesture/{idrefund}',
      select: 'data',
      onError: { toast: 'server' },
    },
  },
  body: [
    {
      kind: 'details',
      load: 'refund',
      fields: [
        { field: 'idRefund', label: 'Refund' },
        { field: 'status', label: 'Status', cell: refundStatus },
        { field: 'amount', label: 'Amount', cell: { kind: 'money', currency: 'currency' } },
        { field: 'methodLabel', label: 'Method' },
        { field: 'orderNr', label: 'Order Nr' },
        { field: 'rmaNr', label: 'RMA' },
        { field: 'createdAt', label: 'Created', cell: { kind: 'date', time: true } },
        { field: 'updatedAt', label: 'Last change', cell: { kind: 'date', time: true } },
        { field: 'dueAt', label: 'Due', cell: { kind: 'date' } },
        { field: 'ageDays', label: 'Age', cell: { kind: 'number', unit: 'd' } },
      ],
    },
    {
      kind: 'tabs',
      tabs: [
        {
          id: 'customer',
          label: 'Customer',
          body: [
            {
              kind: 'details',
              load: 'customer',
              empty: 'There are no customer details.',
              fields: [
                { field: 'customerName', label: 'Name' },
                { field: 'customerEmail', label: 'Email' },
                { field: 'customerPhone', label: 'Phone' },
                { field: 'address', label: 'Address' },
                { field: 'city', label: 'City' },
                { field: 'country', label: 'Country' },
              ],
            },
          ],
        },
        {
          id: 'account',
          label: 'Account',
          body: [
            {
              kind: 'details',
              load: 'account',
              empty: 'The customer has not given account details yet.',
              fields: [
                { field: 'bankAccountHolderName', label: 'Account holder' },
                { field: 'bankName', label: 'Bank' },
                { field: 'bankCode', label: 'Bank code' },
                { field: 'branchName', label: 'Branch' },
                { field: 'branchCode', label: 'Branch code' },
                { field: 'bankAccountType', label: 'Account type' },
                { field: 'bankAccountNumber', label: 'Account number' },
                { field: 'iban', label: 'IBAN' },
              ],
            },
          ],
        },
        {
          id: 'balance',
          label: 'Balance sheet',
          body: [
            {
              kind: 'details',
              load: 'balance',
              empty: 'There is no balance sheet.',
              fields: [
                {
                  field: 'paid',
                  label: 'Paid by the customer',
                  cell: { kind: 'money', currency: 'currency' },
                },
                { field: 'refunded', label: 'Refunded', cell: { kind: 'money', currency: 'currency' } },
                { field: 'vouchers', label: 'Vouchers', cell: { kind: 'money', currency: 'currency' } },
                { field: 'open', label: 'Open', cell: { kind: 'money', currency: 'currency' } },
              ],
            },
          ],
        },
        {
          id: 'gesture',
          label: 'Commercial gesture',
          body: [
            {
              kind: 'details',
              load: 'gesture',
              empty: 'No commercial gesture was made for this refund.',
              fields: [
                { field: 'reason', label: 'Reason' },
                { field: 'amount', label: 'Amount', cell: { kind: 'money', currency: 'currency' } },
                { field: 'grantedBy', label: 'Granted by' },
                { field: 'grantedAt', label: 'Granted', cell: { kind: 'date', time: true } },
              ],
            },
          ],
        },
      ],
    },
  ],
})
