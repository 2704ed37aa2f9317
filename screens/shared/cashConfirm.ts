import { type BlockOf, type Form } from '../../schemas/index.ts'
import { type CashStep } from './cashSteps.ts'
import { cash } from './cashWords.ts'

/** What can be done with the lists of the load `lists`, as long as they are open. */
export const confirmationActions = ({ kind, param }: CashStep, back: string): BlockOf<'actions'> => {
  const call = `${cash}/reconciliation/${kind}/{${param}}/{transactionListId}`
  return {
    kind: 'actions',
    load: 'lists',
    actions: [
      {
        kind: 'request',
        label: 'Confirm',
        tone: 'success',
        call: `${call}?version={version}`,
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
        ...(kind === 'reallocation'
          ? {
              enabled: { field: 'isOver', is: false },
              disabledReason:
                'The list has {over} more than the reallocation: take transactions out of it, or split it.',
            }
          : {}),
        panel: {
          title: 'Confirm with a difference',
          size: 'medium',
          form: kind === 'reallocation' ? partForm(call) : restForm(call),
        },
      },
      {
        kind: 'request',
        label: 'Reopen',
        call: `${call}/reopen`,
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
        panel: { title: 'Reverse the reconciliation', size: 'medium', form: reversalForm(`${call}/reverse`) },
      },
    ],
  }
}

/** What somebody else has to approve: everything that was booked is booked back. */
function reversalForm(call: string): Form {
  return {
    id: 'cash-reverse',
    fields: [
      {
        kind: 'text',
        name: 'reason',
        label: 'Why it is reversed',
        help: 'When somebody else has approved it, each booking gets a counter-entry, and the lists are open again. Lists that were confirmed together are reversed together.',
        required: true,
        maxLength: 100,
      },
      { kind: 'text', name: 'note', label: 'Note', rows: 3, maxLength: 200 },
    ],
    submit: { call, label: 'Ask for the reversal', version: 'version', lock: 2 },
  }
}

/** What is done with the rest; the reasons come from the load `adjustments`. */
function restForm(call: string): Form {
  return {
    id: 'cash-confirm',
    fields: [
      {
        kind: 'choice',
        name: 'rest',
        label: 'The difference',
        help: 'Left open, it stays outstanding, or the partner goes on owing it. Adjusted above the limit of one person, it waits for a second one.',
        required: true,
        options: [
          { value: 'keep', label: 'Leave it open' },
          { value: 'adjust', label: 'Adjust it' },
        ],
      },
      {
        kind: 'select',
        name: 'reason',
        label: 'Adjustment reason',
        options: { load: 'adjustments', value: 'value', label: 'label' },
        visible: { field: 'rest', is: 'adjust' },
        required: true,
        clearWhen: 'hidden',
      },
      { kind: 'text', name: 'note', label: 'Note', rows: 3, maxLength: 200 },
    ],
    submit: { call, label: 'Confirm', version: 'version', lock: 2 },
  }
}

/** A reallocation moves no money: what is not listed stays to be moved. */
function partForm(call: string): Form {
  return {
    id: 'cash-confirm-part',
    fields: [
      {
        kind: 'text',
        name: 'note',
        label: 'Note',
        help: 'What is not in the list stays open and can be moved later.',
        rows: 3,
        maxLength: 200,
      },
    ],
    submit: { call, label: 'Confirm', version: 'version', lock: 2 },
  }
}
