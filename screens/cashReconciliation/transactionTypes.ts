import { defineScreen, type FieldDefinition } from '../../schemas/index.ts'
import { changedColumns, settingActions } from './parts/settings.ts'

const fields: FieldDefinition[] = [
  'name',
  { kind: 'choice', name: 'direction', label: 'Effect on what the partner owes', options: ['up', 'down'] },
  { name: 'approvalLimit', initial: 250 },
]

export default defineScreen({
  name: 'cash-reconciliation-transaction-types',
  path: '/cash-reconciliation/settings/transaction-types',
  title: 'Transaction Types',
  access: { resource: 'reconciliation_transaction_types_access' },
  assumes:
    'Automatic types are booked by the system and cannot be changed. A type keeps its direction, because its transactions do. A second person must approve amounts above its limit, including what the same person has booked alone for the same package, document, or partner and day.',
  body: {
    kind: 'grid',
    id: 'grid-cash_reconciliation-transaction_types',
    call: 'transactionTypeSettings',
    columns: [
      { field: 'name', show: 'always' },
      'code',
      'direction',
      'mode',
      'transactions',
      { field: 'approvalLimit', tooltip: ['limitBy'] },
      ...changedColumns,
    ],
    sort: 'name',
    actions: settingActions('TransactionType', 'transaction type', { fields }, { mode: 'manual' }),
    empty: { heading: 'No transaction types', text: 'Add the types that transactions are booked with.' },
  },
})
