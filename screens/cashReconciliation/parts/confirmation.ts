import {
  type BlockDefinition,
  type BlockDefinitionOf,
  defineFields,
  type GridDefinition,
  type LabelledDefinition,
  type ScreenDefinition,
} from '../../../schemas/index.ts'
import { type CashStep, listCalls } from './stepRecords.ts'
import { documentLoads, progress } from './steps.ts'
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

export const confirmationBody = (step: CashStep): BlockDefinition[] => [
  {
    kind: 'text',
    text: '{lists.waitsFor} waits for approval by another person in request {lists.idRequest}.',
    visible: { 'lists.idRequest': { present: true } },
  },
  ...(step.kind === 'reallocation' ? [tooMuch] : []),
  {
    kind: 'beside',
    body: [
      {
        kind: 'details',
        heading: step.noun,
        load: 'document',
        fields: [...step.known, ...progress, ...step.more],
      },
      { kind: 'details', heading: 'Transaction lists', load: 'lists', fields: listFields(step.known.length) },
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
function listed({ kind, param }: CashStep, state: 'open' | 'closed'): BlockDefinitionOf<'grid'> {
  const path = listCalls({ kind, param })
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
    id: `grid-cash_reconciliation-${kind}-${state === 'open' ? 'confirmation' : 'confirmed'}`,
    call: 'listed',
    path,
    columns: [...choiceColumns, 'idList'],
    sort: 'at',
    ...(state === 'open' ? changes : {}),
    empty: {
      heading: 'No transaction',
      text: 'The list was reopened. Its transactions can be selected again.',
    },
  }
}

/** Its sums stand in the lines of those of the document, of which so many pairs stand above. */
function listFields(above: number): LabelledDefinition[] {
  const known = defineFields(['lists', 'rowCount', 'changedBy', 'changedAt', 'idRequest'])
  return [...known.slice(0, above), 'status', 'total', 'adjusted', 'difference', ...known.slice(above)]
}
