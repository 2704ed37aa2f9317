import { type BlockDefinitionOf, type FormDefinition } from '../../../schemas/index.ts'
import { type CashStep, listCalls } from './stepRecords.ts'

/** What can be done with the lists of the load `lists`, as long as they are open. */
export const confirmationActions = (step: CashStep, back: string): BlockDefinitionOf<'actions'> => ({
  kind: 'actions',
  load: 'lists',
  actions: [
    {
      kind: 'request',
      label: 'Confirm',
      tone: 'success',
      call: 'confirmList',
      path: listCalls(step),
      visible: {
        all: [
          { field: 'isOpen', is: true },
          { field: 'balanced', is: true },
        ],
      },
      confirm: {
        type: 'approve',
        text: 'The transactions are reconciled. From then on it takes a second person to reverse that.',
      },
    },
    {
      kind: 'open',
      label: 'Confirm…',
      tone: 'success',
      visible: {
        all: [
          { field: 'isOpen', is: true },
          { field: 'balanced', is: false },
        ],
      },
      // Money that is too much is carried over; a reallocation moves no more than it says.
      ...(step.kind === 'reallocation'
        ? {
            enabled: { field: 'isOver', is: false },
            disabledReason:
              'The list has {over} more than the reallocation: take transactions out of it, or split it.',
          }
        : {}),
      panel: {
        title: 'Confirm with a difference',
        size: 'medium',
        form: step.kind === 'reallocation' ? partForm(step) : restForm(step),
      },
    },
    {
      kind: 'request',
      label: 'Reopen',
      call: 'reopenList',
      path: listCalls(step),
      visible: { field: 'isOpen', is: true },
      confirm: { type: 'action', text: 'The transactions can be chosen again; the list stays as history.' },
      onSuccess: { go: back },
    },
    {
      kind: 'open',
      label: 'Reverse…',
      tone: 'danger',
      visible: { field: 'status', is: 'confirmed' },
      enabled: { field: 'reversible', is: true },
      disabledReason: '{reverseBlocked}',
      panel: { title: 'Reverse the reconciliation', size: 'medium', form: reversalForm(step) },
    },
  ],
})

/** What somebody else has to approve: everything that was booked is booked back. */
function reversalForm(step: CashStep): FormDefinition {
  return {
    id: 'cash-reverse',
    fields: [
      {
        name: 'reason',
        help: 'When somebody else has approved it, each booking gets a counter-entry, and the lists are open again. Lists that were confirmed together are reversed together.',
        required: true,
        maxLength: 100,
      },
      'note',
    ],
    submit: { call: 'reverseList', path: listCalls(step), label: 'Ask for the reversal', lock: 2 },
  }
}

/** What is done with the rest; the reasons come from the load `adjustments`. */
function restForm(step: CashStep): FormDefinition {
  return {
    id: 'cash-confirm',
    fields: [
      { kind: 'choice', name: 'rest', required: true },
      {
        name: 'reason',
        label: 'Adjustment reason',
        visible: { field: 'rest', is: 'adjust' },
        required: true,
        clearWhen: 'hidden',
        options: 'adjustments',
      },
      'note',
    ],
    submit: { call: 'confirmList', path: listCalls(step), label: 'Confirm', lock: 2 },
  }
}

/** A reallocation moves no money: what is not listed stays to be moved. */
const partForm = (step: CashStep): FormDefinition => ({
  id: 'cash-confirm-part',
  fields: [{ name: 'note', help: 'What is not in the list stays open and can be moved later.' }],
  submit: { label: 'Confirm', call: 'confirmList', path: listCalls(step), lock: 2 },
})
