import { defineScreen } from '../../schemas/index.ts'
import { changedColumns, settingActions } from '../shared/cashSettings.ts'
import { transactionDirection, transactionMode } from '../shared/cashTypes.ts'
import { cash } from '../shared/cashWords.ts'

export default defineScreen({
  name: 'cash-reconciliation-transaction-types',
  path: '/cash-reconciliation/settings/transaction-types',
  title: 'Transaction Types',
  access: { resource: 'reconciliation_transaction_types_access' },
  assumes:
    'Automatic types are booked by the system and stay as they are. A type keeps its direction, because what was booked by it does. Above its limit, with what the same person has booked alone for the same package, document, or partner and day, a second person approves.',
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-cash_reconciliation-transaction_types',
        source: `${cash}/transaction-types/grid`,
        request: 'bare',
        rowKey: 'id',
        columns: [
          { field: 'name', label: 'Name', sortable: true, show: 'always' },
          { field: 'code', label: 'Code', sortable: true, width: 160 },
          { field: 'direction', label: 'Direction', cell: transactionDirection, sortable: true, width: 152 },
          { field: 'mode', label: 'Booked', cell: transactionMode, sortable: true, width: 136 },
          {
            field: 'transactions',
            label: 'Transactions',
            cell: { kind: 'number' },
            sortable: true,
            width: 120,
          },
          {
            field: 'approvalLimit',
            label: 'Second person above',
            cell: { kind: 'number', decimals: 2 },
            sortable: true,
            width: 160,
            tooltip: [{ field: 'limitBy', label: 'Set by' }],
          },
          ...changedColumns,
        ],
        sort: { field: 'name' },
        actions: settingActions(`${cash}/transaction-types`, {
          id: 'cash-transaction-type',
          noun: 'transaction type',
          own: { field: 'mode', is: 'manual' },
          fields: [
            { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: 60 },
            {
              kind: 'choice',
              name: 'direction',
              label: 'What the partner owes',
              required: true,
              options: [
                { value: 'up', label: 'Goes up' },
                { value: 'down', label: 'Goes down' },
              ],
            },
            {
              kind: 'number',
              name: 'approvalLimit',
              label: 'Second person above',
              help: 'In the currency of the transaction: above it somebody else approves before anything is booked. 0: never. Who sets the limit always needs a second person.',
              required: true,
              initial: 250,
              min: 0,
              max: 1_000_000,
              decimals: 2,
            },
          ],
        }),
        empty: {
          heading: 'No transaction type',
          text: 'Movements are booked by the types that are added here.',
        },
      },
    },
  ],
})
