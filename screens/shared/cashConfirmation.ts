import { type Block, type BlockOf, type Screen } from '../../schemas/index.ts'
import { neededFor } from './cashLoads.ts'
import { type CashStep, progress, type StepRecord } from './cashSteps.ts'
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

export const confirmationBody = ({ kind, param, noun }: CashStep, { known, more }: StepRecord): Block[] => [
  {
    kind: 'beside',
    body: [
      { kind: 'details', heading: noun, load: 'document', fields: [...known, ...progress, ...more] },
      { kind: 'details', heading: 'Transaction lists', load: 'lists', fields: listFields(known.length) },
    ],
  },
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

/** Its sums stand in the lines of those of the document, of which so many pairs stand above. */
function listFields(above: number): BlockOf<'details'>['fields'] {
  const known: BlockOf<'details'>['fields'] = [
    { field: 'lists', label: 'Lists', cell: { kind: 'list' } },
    { field: 'rowCount', label: 'Transactions', cell: { kind: 'number' } },
    { field: 'changedBy', label: 'Changed by' },
    { field: 'changedAt', label: 'Changed', cell: moment },
  ]
  return [
    ...known.slice(0, above),
    { field: 'status', label: 'Status', cell: listStatus },
    { field: 'total', label: 'Total', cell: amount },
    { field: 'adjusted', label: 'Adjusted', cell: amount },
    { field: 'difference', label: 'Difference', cell: amount },
    ...known.slice(above),
  ]
}
