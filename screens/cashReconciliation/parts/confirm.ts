import { type BlockDefinitionOf, type FormDefinition } from '../../../schemas/index.ts'
import { type CashStep, listCalls } from './stepRecords.ts'

/** What can be done with the lists of the load `lists`, as long as they are open. */
export const confirmationActions = (step: CashStep, back: string): BlockDefinitionOf<'actions'> => ({
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
        text: 'The transactions are reconciled. Reversing this later needs a second person.',
      },
    },
    {
      label: 'Confirm…',
      tone: 'success',
      visible: { isOpen: true, balanced: false },
      ...(step.kind === 'reallocation'
        ? {
            enabled: { isOver: false },
            disabledReason:
              'The list exceeds the reallocation by {over}. Remove transactions or split the list.',
          }
        : {}),
      title: 'Confirm with a difference',
      form: step.kind === 'reallocation' ? partForm(step) : restForm(step),
    },
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
      tone: 'danger',
      visible: { status: 'confirmed' },
      enabled: { reversible: true },
      disabledReason: '{reverseBlocked}',
      title: 'Reverse the reconciliation',
      form: reversalForm(step),
    },
  ],
})

/** What somebody else has to approve: everything that was booked is booked back. */
function reversalForm(step: CashStep): FormDefinition {
  return {
    id: 'cash-reverse',
    values: false,
    fields: [
      {
        name: 'reason',
        help: 'After approval by a second person, each booking gets a counter-entry and the lists are open again. Lists confirmed together are reversed together.',
        required: true,
        maxLength: 100,
      },
      'note',
    ],
    submit: { call: 'reverseList', path: listCalls(step), label: 'Request reversal', lock: 2 },
  }
}

/** What is done with the rest; the reasons come from the load `adjustments`. */
function restForm(step: CashStep): FormDefinition {
  return {
    id: 'cash-confirm',
    values: false,
    fields: [
      { kind: 'choice', name: 'rest', required: true },
      {
        name: 'reason',
        label: 'Adjustment reason',
        visible: { rest: 'adjust' },
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
  values: false,
  fields: [{ name: 'note', help: 'Transactions not in the list stay open and can be moved later.' }],
  submit: { label: 'Confirm', call: 'confirmList', path: listCalls(step), lock: 2 },
})
