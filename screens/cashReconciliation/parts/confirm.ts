import { type ActionDefinition } from '../../../schemas/index.ts'
import { type CashStep, listCalls } from './stepRecords.ts'

/** What is done with the rest; the reasons come from the load `adjustments`. */
export const confirmWithRest = (step: CashStep): ActionDefinition => ({
  label: 'Confirm…',
  title: 'Confirm with a difference',
  tone: 'success',
  visible: { isOpen: true, balanced: false },
  call: 'confirmList',
  path: listCalls(step),
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
  lock: 2,
})

/** A reallocation moves no money: what is not listed stays to be moved. */
export const confirmPart = (step: CashStep): ActionDefinition => ({
  label: 'Confirm…',
  title: 'Confirm with a difference',
  tone: 'success',
  visible: { isOpen: true, balanced: false },
  enabled: { isOver: false },
  disabledReason: 'The list exceeds the reallocation by {over}. Remove transactions or split the list.',
  form: {
    id: 'cash-confirm-part',
    fields: [{ name: 'note', help: 'Transactions not in the list stay open and can be moved later.' }],
    submit: { call: 'confirmList', path: listCalls(step), lock: 2 },
  },
})
