import { type Block, type BlockOf, type Condition, type Screen } from '../../schemas/index.ts'
import { choicesOf, neededFor } from './cashLoads.ts'
import { listsOf } from './cashStepLists.ts'
import { choiceColumns, movementDay, movementFilters } from './cashTransactions.ts'
import { amount, cash, documentStatus } from './cashWords.ts'

/** What is reconciled in two steps, and how its parts are called. */
export interface CashStep {
  readonly kind: 'payment' | 'transfer' | 'reallocation'
  /** Parameter of the path. */
  readonly param: 'paymentId' | 'transferId' | 'reallocationId'
  readonly noun: string
  /** Name of the screen that confirms. */
  readonly confirm: string
}

/** What a document is known by, and what else is known of it; how far it has come stands between or beside. */
export interface StepRecord {
  readonly known: BlockOf<'details'>['fields']
  readonly more: BlockOf<'details'>['fields']
}

/** Something can still be matched with it: it was approved and is not reconciled. */
const matched: Condition = { field: 'document.status', in: ['approved', 'partial'] }

/** The first step of a document: open transactions are chosen until their sum meets its amount. */
export const creationLoads = ({ kind, param }: CashStep): NonNullable<Screen['loads']> => ({
  document: neededFor(`${kind}/{${param}}`, 'data', `${kind} {${param}}`),
  selectable: neededFor(`transaction-list-info/select/${kind}/{${param}}`, 'data.rowCount'),
  types: choicesOf(kind === 'reallocation' ? 'transaction-types/automatic/true' : 'transaction-types'),
})

export const creationBody = (step: CashStep, { known, more }: StepRecord): Block[] => {
  const { kind, param, noun, confirm } = step
  const select = `${cash}/transaction-list-info/select/${kind}/{${param}}`
  return [
    {
      kind: 'actions',
      load: 'document',
      actions: [
        {
          kind: 'navigate',
          label: 'Confirm open lists',
          tone: 'success',
          to: confirm,
          params: { [param]: 'id', transactionListId: 'openLists' },
          visible: { field: 'openLists', present: true },
        },
      ],
    },
    {
      kind: 'beside',
      body: [
        { kind: 'details', load: 'document', fields: [...known, ...more] },
        { kind: 'details', load: 'document', fields: progress },
      ],
    },
    {
      kind: 'text',
      text: 'Choose from the {selectable} open transactions of {document.partner} until their sum meets what is outstanding.',
      visible: matched,
    },
    {
      kind: 'text',
      text: `This ${noun.toLowerCase()} waits for approval. Its transactions can be chosen once it is approved.`,
      visible: { field: 'document.status', is: 'pending' },
    },
    {
      kind: 'text',
      text: `This ${noun.toLowerCase()} was rejected, so there is nothing to choose: {document.reason}.`,
      visible: { field: 'document.status', is: 'rejected' },
    },
    {
      kind: 'grid',
      heading: 'Open transactions',
      visible: matched,
      grid: {
        id: `grid-cash_reconciliation-${kind}-selection`,
        source: `${select}/grid`,
        request: 'bare',
        rowKey: 'idTransaction',
        columns: choiceColumns,
        filters: [...movementFilters, movementDay],
        sort: { field: 'at' },
        selection: true,
        selectionSummary: {
          call: `${select}/sum`,
          fields: [
            { field: 'total', label: 'Running total', cell: amount },
            { field: 'difference', label: 'Difference', cell: amount },
            ...(kind === 'reallocation' ? [{ field: 'fits', label: 'Fits' }] : []),
          ],
        },
        actions: [
          {
            kind: 'request',
            label: 'Create list',
            scope: 'selection',
            tone: 'success',
            call: select,
            onSuccess: { go: confirm, params: { transactionListId: 'data.transactionListId' } },
          },
        ],
        empty: {
          heading: 'Nothing is open',
          text: `The partner of this ${noun.toLowerCase()} has no open transaction.`,
        },
      },
    },
    listsOf(step),
    { kind: 'expandable', title: 'Timeline', body: [{ kind: 'timeline', load: 'document.timeline' }] },
  ]
}

/** How far a document has come. */
export const progress = [
  { field: 'status', label: 'Status', cell: documentStatus },
  { field: 'amount', label: 'Amount', cell: amount },
  { field: 'reconciled', label: 'Reconciled', cell: amount },
  { field: 'outstanding', label: 'Outstanding', cell: amount },
  { field: 'listed', label: 'In open lists', cell: amount },
] satisfies BlockOf<'details'>['fields']
