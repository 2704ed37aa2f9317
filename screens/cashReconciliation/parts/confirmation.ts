import {
  type BlockDefinition,
  type BlockDefinitionOf,
  defineFields,
  type GridDefinition,
  type ScreenDefinition,
} from '../../../schemas/index.ts'
import { confirmPart, confirmWithRest } from './confirm.ts'
import { type CashStep, listCalls, progress } from './stepRecords.ts'
import { documentLoads } from './steps.ts'
import { choiceColumns } from './transactions.ts'

/** The second step: a document beside one or several lists. */
export const confirmationLoads = (step: CashStep): NonNullable<ScreenDefinition['loads']> => ({
  ...documentLoads(step),
  lists: {
    call: `listsOf${step.noun}`,
    query: { lists: '{transactionListId}' },
    record: 'transaction list {transactionListId}',
    first: true,
    onError: { toast: 'server', go: 'error' },
  },
})

const listFields = defineFields(['lists', 'rowCount', 'changedBy', 'changedAt', 'idRequest'])

/** `back` is the screen of the first step. */
export const confirmationBody = (step: CashStep, back: string): BlockDefinition[] => [
  {
    kind: 'actions',
    load: 'lists',
    actions: [
      {
        label: 'Confirm',
        tone: 'success',
        call: 'confirmList',
        path: listCalls(step),
        visible: { isOpen: true, balanced: true },
        confirm: {
          type: 'approve',
          title: 'Confirm?',
          yes: 'Confirm',
          text: 'The transactions are reconciled. Reversing this later needs a second person.',
        },
      },
      step.kind === 'reallocation' ? confirmPart(step) : confirmWithRest(step),
      {
        label: 'Reopen',
        call: 'reopenList',
        path: listCalls(step),
        visible: { isOpen: true },
        confirm: 'The transactions can be selected again. The list stays in the history.',
        onSuccess: { go: back },
      },
      {
        label: 'Reverse…',
        title: 'Reverse the reconciliation',
        tone: 'danger',
        visible: { status: 'confirmed' },
        enabled: { reversible: true },
        disabledReason: '{reverseBlocked}',
        call: 'reverseList',
        path: listCalls(step),
        fields: [
          {
            name: 'reason',
            help: 'After approval by a second person, each booking gets a counter-entry and the lists are open again. Lists confirmed together are reversed together.',
            required: true,
            maxLength: 100,
          },
          'note',
        ],
        submit: 'Request reversal',
        lock: 2,
      },
    ],
  },
  {
    kind: 'text',
    text: '{lists.waitsFor} is waiting for approval by another person in request {lists.idRequest}.',
    visible: { 'lists.idRequest': { present: true } },
  },
  ...(step.kind === 'reallocation' ? [tooMuch] : []),
  {
    kind: 'beside',
    body: [
      { kind: 'details', heading: step.noun, fields: [...step.known, ...progress, ...step.more] },
      {
        kind: 'details',
        heading: 'Transaction lists',
        load: 'lists',
        // The sums are below the lines of the document.
        fields: [
          ...listFields.slice(0, step.known.length),
          ...['status', 'total', 'adjusted', 'difference'],
          ...listFields.slice(step.known.length),
        ],
      },
    ],
  },
  listed(step, 'open'),
  listed(step, 'closed'),
  { kind: 'expandable', title: 'Timeline', body: { kind: 'timeline', load: 'document.timeline' } },
]

const tooMuch: BlockDefinition = {
  kind: 'text',
  text: 'The list exceeds the reallocation by {lists.over}. Select transactions below to remove them or move them to another list.',
  visible: { 'lists.isOver': true },
}

/** The transactions of the lists; as long as these are open, some of them can be taken out. */
function listed(step: CashStep, state: 'open' | 'closed'): BlockDefinitionOf<'grid'> {
  const path = listCalls(step)
  const changes: Partial<GridDefinition> = {
    actions: [
      {
        label: 'Remove from list',
        call: 'removeListed',
        path,
        confirm: 'They can be selected again. The list keeps the others.',
      },
      {
        label: 'Move to another list',
        call: 'splitList',
        path,
        confirm: 'They move to a new open list. This list keeps the others.',
      },
    ],
  }
  return {
    kind: 'grid',
    heading: 'Transactions',
    visible: { 'lists.isOpen': state === 'open' },
    id: `grid-cash_reconciliation-${step.kind}-${state === 'open' ? 'confirmation' : 'confirmed'}`,
    call: 'listed',
    path,
    columns: [...choiceColumns, 'idList'],
    sort: 'at',
    ...(state === 'open' ? changes : {}),
    empty: {
      heading: 'No transactions',
      text: 'The list was reopened. Its transactions can be selected again.',
    },
  }
}
