import { type Block, type BlockOf, type Screen } from '../../schemas/index.ts'
import { neededFor } from './cashLoads.ts'
import { requestLink } from './cashRequests.ts'
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
    document: neededFor(`${kind}/{${param}}`, 'data', `${kind} {${param}}`),
    selectable: neededFor(`transaction-list-info/select/${kind}/{${param}}`, 'data.rowCount'),
    lists: {
      ...neededFor(`${infos[kind]}/{${param}}`, 'data', 'transaction list {transactionListId}'),
      query: { lists: '{transactionListId}' },
    },
  }
}

export const confirmationBody = (step: CashStep, { known, more }: StepRecord): Block[] => [
  {
    kind: 'text',
    text: '{lists.waitsFor} waits for approval by somebody else, with request {lists.idRequest}.',
    visible: { field: 'lists.idRequest', present: true },
  },
  ...(step.kind === 'reallocation'
    ? [
        {
          kind: 'text',
          text: 'The list has {lists.over} more than the reallocation. Select transactions below to take them out, or to make another list of them.',
          visible: { field: 'lists.isOver', is: true },
        } satisfies Block,
      ]
    : []),
  {
    kind: 'beside',
    body: [
      { kind: 'details', heading: step.noun, load: 'document', fields: [...known, ...progress, ...more] },
      { kind: 'details', heading: 'Transaction lists', load: 'lists', fields: listFields(known.length) },
    ],
  },
  listed(step, 'open'),
  listed(step, 'closed'),
  { kind: 'expandable', title: 'Timeline', body: [{ kind: 'timeline', load: 'document.timeline' }] },
]

/** The transactions of the lists; as long as these are open, some of them can be taken out. */
function listed({ kind, param }: CashStep, state: 'open' | 'closed'): BlockOf<'grid'> {
  const path = `${cash}/reconciliation/${kind}/{${param}}/{transactionListId}`
  const changes: Partial<BlockOf<'grid'>['grid']> = {
    selection: true,
    selectionSummary: {
      call: `${path}/sum`,
      fields: [{ field: 'sums', label: 'Selected', cell: { kind: 'list' } }],
    },
    actions: [
      {
        kind: 'request',
        label: 'Take out',
        scope: 'selection',
        call: `${path}/remove`,
        confirm: { type: 'action', text: 'They can be chosen again; the list holds the others.' },
      },
      {
        kind: 'request',
        label: 'Make another list',
        scope: 'selection',
        call: `${path}/split`,
        confirm: {
          type: 'action',
          text: 'They become an open list of their own; this one holds the others.',
        },
      },
    ],
  }
  return {
    kind: 'grid',
    heading: 'Transactions',
    visible: { field: 'lists.isOpen', is: state === 'open' },
    grid: {
      id: `grid-cash_reconciliation-${kind}-${state === 'open' ? 'confirmation' : 'confirmed'}`,
      source: `${path}/grid`,
      request: 'bare',
      rowKey: 'idTransaction',
      columns: [...choiceColumns, { field: 'idList', label: 'List', sortable: true, width: 80 }],
      sort: { field: 'at' },
      ...(state === 'open' ? changes : {}),
      empty: {
        heading: 'No transaction',
        text: 'The list was reopened: its transactions can be chosen again.',
      },
    },
  }
}

/** Its sums stand in the lines of those of the document, of which so many pairs stand above. */
function listFields(above: number): BlockOf<'details'>['fields'] {
  const known: BlockOf<'details'>['fields'] = [
    { field: 'lists', label: 'Lists', cell: { kind: 'list' } },
    { field: 'rowCount', label: 'Transactions', cell: { kind: 'number' } },
    { field: 'changedBy', label: 'Changed by' },
    { field: 'changedAt', label: 'Changed', cell: moment },
    { field: 'idRequest', label: 'Waiting request', cell: requestLink('idRequest') },
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
