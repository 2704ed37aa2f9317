import { type Block, type BlockOf, type Screen } from '../../schemas/index.ts'
import { neededFor } from './cashLoads.ts'
import { type CashStep, progress } from './cashSteps.ts'
import { choiceColumns } from './cashTransactions.ts'
import { amount, cash, listStatus, moment } from './cashWords.ts'

/** The second step: a document beside one or several lists. */
export const confirmationLoads = ({ kind, param }: CashStep): NonNullable<Screen['loads']> => {
  const infos = {
    payment: 'transaction-list-info',
    transfer: 'transaction-list-transfer-info',
    reallocation: 'transaction-list-reallocation-info',
  }
  return {
    document: neededFor(`${kind}/{${param}}`, 'data'),
    selectable: neededFor(`transaction-list-info/select/${kind}/{${param}}`),
    lists: { ...neededFor(`${infos[kind]}/{${param}}`, 'data'), query: { lists: '{transactionListId}' } },
  }
}

export const confirmationBody = (
  { kind, param, noun }: CashStep,
  record: BlockOf<'details'>['fields'],
): Block[] => [
  { kind: 'details', heading: noun, load: 'document', fields: [...record, ...progress] },
  { kind: 'details', heading: 'Transaction lists', load: 'lists', fields: listFields },
  {
    kind: 'grid',
    heading: 'Transactions',
    grid: {
      id: `grid-cash_reconciliation-${kind}-confirmation`,
      source: `${cash}/reconciliation/${kind}/{${param}}/{transactionListId}/grid`,
      request: 'bare',
      rowKey: 'idTransaction',
      columns: [...choiceColumns, { field: 'idList', label: 'List', sortable: true, width: 80 }],
      sort: { field: 'at' },
      empty: {
        heading: 'No transaction',
        text: 'The list was reopened: its transactions can be chosen again.',
      },
    },
  },
  { kind: 'expandable', title: 'Timeline', body: [{ kind: 'timeline', load: 'document.timeline' }] },
]

const listFields = [
  { field: 'lists', label: 'Lists', cell: { kind: 'list' } },
  { field: 'status', label: 'Status', cell: listStatus },
  { field: 'rowCount', label: 'Transactions', cell: { kind: 'number' } },
  { field: 'total', label: 'Total', cell: amount },
  { field: 'difference', label: 'Difference', cell: amount },
  { field: 'adjusted', label: 'Adjusted', cell: amount },
  { field: 'changedBy', label: 'Changed by' },
  { field: 'changedAt', label: 'Changed', cell: moment },
] satisfies BlockOf<'details'>['fields']
