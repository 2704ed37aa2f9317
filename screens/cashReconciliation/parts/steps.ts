import {
  type BlockDefinition,
  type ConditionDefinition,
  type ScreenDefinition,
} from '../../../schemas/index.ts'
import { type CashStep, confirmScreen, listCalls, progress } from './stepRecords.ts'
import { choiceColumns, movementFilters } from './transactions.ts'

/** What both steps load first and cannot go on without (spec 2 §4.3). */
export const documentLoads = ({ kind, param }: CashStep): NonNullable<ScreenDefinition['loads']> => ({
  document: {
    call: kind,
    record: `${kind} {${param}}`,
    first: true,
    onError: { toast: 'server', go: 'error' },
  },
  selectable: {
    call: 'selectableCount',
    path: listCalls({ kind, param }),
    first: true,
    onError: { toast: 'server', go: 'error' },
  },
})

/** Something can still be matched with it: it was approved and is not reconciled. */
const matched: ConditionDefinition = { 'document.status': ['approved', 'partial'] }

export const creationLoads = (step: CashStep): NonNullable<ScreenDefinition['loads']> => ({
  ...documentLoads(step),
  types: step.kind === 'reallocation' ? 'automaticTransactionTypes' : 'transactionTypes',
})

/** The first step of a document: open transactions are chosen until their sum meets its amount. */
export const creationBody = ({ kind, param, known, more }: CashStep): BlockDefinition[] => [
  {
    kind: 'actions',
    actions: [
      {
        label: 'Confirm open lists',
        tone: 'success',
        to: confirmScreen({ kind }),
        params: { [param]: 'id', transactionListId: 'openLists' },
        visible: { openLists: { present: true } },
      },
    ],
  },
  { kind: 'details', look: 'figures', fields: progress },
  { kind: 'details', fields: [...known, ...more] },
  {
    kind: 'text',
    text: 'Start from a proposal, or select from the {selectable} open transactions of {document.partner} until their sum matches the outstanding amount.',
    visible: matched,
  },
  {
    kind: 'text',
    text: `This ${kind} is waiting for approval. Its transactions can be chosen once it is approved.`,
    visible: { 'document.status': 'pending' },
  },
  {
    kind: 'text',
    text: `This ${kind} was rejected, so there is nothing to choose: {document.reason}.`,
    visible: { 'document.status': 'rejected' },
  },
  {
    kind: 'grid',
    heading: 'Proposals',
    visible: matched,
    id: `grid-cash_reconciliation-${kind}-proposals`,
    call: 'matchProposals',
    path: listCalls({ kind, param }),
    columns: ['method', 'rowCount', 'total', 'difference', 'oldestAt', 'newestAt'],
    fields: ['idProposal'],
    actions: [
      {
        label: 'Use proposal',
        tone: 'success',
        call: 'acceptProposal',
        path: listCalls({ kind, param }),
        confirm: {
          title: 'Use this proposal?',
          text: 'Its transactions are reserved in a new list until you confirm or reopen the list.',
        },
        onSuccess: { go: confirmScreen({ kind }), params: { transactionListId: 'data.transactionListId' } },
      },
    ],
    empty: {
      heading: 'No proposals',
      text: 'No open transactions match the amount that is not in a list yet. Select them below.',
    },
  },
  {
    kind: 'grid',
    heading: 'Open transactions',
    visible: matched,
    id: `grid-cash_reconciliation-${kind}-selection`,
    call: 'selectable',
    path: listCalls({ kind, param }),
    columns: choiceColumns,
    filters: [...movementFilters, 'at'],
    sort: 'at',
    selectionSummary: {
      call: 'sumSelectable',
      always: true,
      path: listCalls({ kind, param }),
      fields: ['outstanding', 'total', 'difference', ...(kind === 'reallocation' ? ['fits'] : [])],
    },
    actions: [
      {
        label: 'Create list',
        tone: 'success',
        call: 'makeList',
        path: listCalls({ kind, param }),
        confirm: {
          title: 'Create a list?',
          text: 'The selected transactions are reserved for it until it is confirmed or reopened.',
        },
        onSuccess: { go: confirmScreen({ kind }), params: { transactionListId: 'data.transactionListId' } },
      },
    ],
    empty: { heading: 'Nothing is open', text: `The partner of this ${kind} has no open transactions.` },
  },
  {
    kind: 'grid',
    heading: 'Transaction lists',
    id: `grid-cash_reconciliation-${kind}-lists`,
    call: 'documentLists',
    path: listCalls({ kind, param }),
    columns: [
      {
        field: 'idList',
        cell: {
          kind: 'link',
          to: confirmScreen({ kind }),
          params: { [param]: 'idDocument', transactionListId: 'idList' },
        },
        show: 'always',
      },
      'rowCount',
      'total',
      'status',
      'createdBy',
      'createdAt',
    ],
    sort: '-createdAt',
    empty: { heading: 'No lists yet', text: 'Select transactions above to create a list.' },
  },
  // A reallocation moves no money and has no papers.
  ...(kind === 'reallocation' ? [] : [{ kind: 'attachments' as const, entity: kind, id: { param } }]),
  { kind: 'expandable', title: 'Timeline', body: { kind: 'timeline', load: 'document.timeline' } },
]
