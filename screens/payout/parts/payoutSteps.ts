import { type ActionDefinition, type FormActionDefinition } from '../../../schemas/index.ts'
import { bySomebodyElse } from '../../shared/secondPerson.ts'

export const reviewed = ['pending', 'failed']
const holdReasons = [
  'Bank data is being checked',
  'Dispute with the partner',
  'Return rate is unusual',
  'Contract has ended',
  'Requested by the partner',
]
const cancelReasons = [
  'Paid another way',
  'Created by mistake',
  'Offset against open balance',
  'Partner no longer exists',
]

export const approve = {
  label: 'Approve',
  call: 'approvePayout',
  tone: 'success',
  visible: { status: reviewed },
  ...bySomebodyElse,
  confirm: 'The payout is paid in the next run.',
} satisfies ActionDefinition

export const approveManual = {
  ...approve,
  call: 'approveManualPayout',
  confirm: 'The payout can then be paid by hand.',
} satisfies ActionDefinition

export const holdForm: Pick<FormActionDefinition, 'fields' | 'submit'> = {
  fields: [{ kind: 'select', name: 'reason', required: true, options: holdReasons }, 'note'],
  submit: 'Put on hold',
}
export const hold: ActionDefinition = {
  label: 'Put on hold…',
  title: 'Put payout {idPayout} on hold',
  visible: { status: ['pending', 'approved', 'failed'] },
  call: 'holdPayout',
  ...holdForm,
}

export const adjust: ActionDefinition = {
  label: 'Adjust…',
  title: 'Adjust payout {idPayout}',
  visible: { status: ['pending', 'held'] },
  call: 'adjustPayout',
  fields: [
    { name: 'amount', help: 'Use a negative amount to deduct.' },
    {
      kind: 'number',
      name: 'newNet',
      label: 'New net amount',
      decimals: 2,
      currency: 'record.currency',
      computed: { sum: ['record.net', 'amount'] },
    },
    'description',
  ],
  submit: 'Add line',
}

export const pay: ActionDefinition = {
  label: 'Mark as paid…',
  title: 'Pay payout {idPayout} by hand',
  tone: 'success',
  visible: { queue: 'manual', status: 'approved' },
  ...bySomebodyElse,
  call: 'payManualPayout',
  fields: [{ name: 'reference', label: 'Payment reference' }, { name: 'paidAt', label: 'Paid on' }, 'note'],
}

/** Reason for another review. */
export const sendBack = (call: 'returnPayout' | 'returnManualPayout'): FormActionDefinition => ({
  label: 'Send back to review…',
  title: 'Send payout {idPayout} back to review',
  visible: { status: 'approved' },
  call,
  fields: [
    {
      kind: 'text',
      name: 'reason',
      label: 'Reason',
      help: 'Shown to the reviewer.',
      rows: 3,
      maxLength: 200,
    },
  ],
  submit: 'Send back',
})

export const toManual: ActionDefinition = {
  label: 'Move to manual queue',
  call: 'payByHand',
  visible: { status: reviewed },
  confirm: 'It leaves the automatic queue and must be reviewed again.',
}

export const cancel: ActionDefinition = {
  label: 'Cancel payout…',
  title: 'Cancel payout {idPayout}',
  tone: 'danger',
  visible: { status: ['pending', 'held', 'failed'] },
  call: 'cancelPayout',
  fields: [{ kind: 'select', name: 'reason', required: true, options: cancelReasons }, 'note'],
  submit: 'Confirm cancellation',
}

/** What the bank takes, of the selected payouts. */
export const bankFile = (call: 'executionBankFile' | 'payoutBankFile'): ActionDefinition => ({
  kind: 'download',
  label: 'Bank file',
  scope: 'selection',
  call,
  enabled: { queue: 'automatic', status: ['approved', 'processing', 'paid'] },
  disabledReason: 'Payout {idPayout} is not paid through the bank. Select payouts of the automatic queue.',
})
