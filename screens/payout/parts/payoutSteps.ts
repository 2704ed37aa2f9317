import { type ActionDefinition } from '../../../schemas/index.ts'
import { bySomebodyElse } from '../../shared/secondPerson.ts'
import { adjustForm, cancelPayoutForm, holdForm, payForm, returnForm } from './payoutForms.ts'

export const reviewed = ['pending', 'failed']

/** What the review of a queue decides about one payout. */
export const approve = (
  call: 'approvePayout' | 'approveManualPayout',
  label = 'Approve',
): ActionDefinition => ({
  label,
  call,
  tone: 'success',
  visible: { status: reviewed },
  ...bySomebodyElse,
  confirm: {
    type: 'approve',
    text:
      call === 'approvePayout'
        ? 'The payout is paid in the next run.'
        : 'The payout can then be paid by hand.',
  },
})

export const hold: ActionDefinition = {
  label: 'Put on hold…',
  visible: { status: ['pending', 'approved', 'failed'] },
  title: 'Put payout {idPayout} on hold',
  form: holdForm('holdPayout'),
}

export const adjust: ActionDefinition = {
  label: 'Adjust…',
  visible: { status: ['pending', 'held'] },
  title: 'Adjust payout {idPayout}',
  form: adjustForm,
}

export const pay: ActionDefinition = {
  label: 'Mark as paid…',
  tone: 'success',
  visible: { queue: 'manual', status: 'approved' },
  ...bySomebodyElse,
  title: 'Pay payout {idPayout} by hand',
  form: payForm,
}

export const sendBack = (call: 'returnPayout' | 'returnManualPayout'): ActionDefinition => ({
  label: 'Send back to review…',
  visible: { status: 'approved' },
  title: 'Send payout {idPayout} back to review',
  form: returnForm(call),
})

export const toManual: ActionDefinition = {
  label: 'Move to manual queue',
  call: 'payByHand',
  visible: { status: reviewed },
  confirm: 'It leaves the automatic queue and must be reviewed again.',
}

export const release: ActionDefinition = {
  label: 'Release',
  call: 'releasePayout',
  tone: 'success',
  visible: { status: 'held' },
  confirm: 'The payout returns to review and can be paid again.',
}

export const cancel: ActionDefinition = {
  label: 'Cancel payout…',
  tone: 'danger',
  visible: { status: ['pending', 'held', 'failed'] },
  title: 'Cancel payout {idPayout}',
  form: cancelPayoutForm,
}

/** What the partner gets with the money. */
export const remittanceAdvice: ActionDefinition = {
  kind: 'download',
  label: 'Remittance advice',
  call: 'remittanceAdvice',
  visible: { status: 'paid' },
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
