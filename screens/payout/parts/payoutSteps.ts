import { type ActionDefinition } from '../../../schemas/index.ts'
import { bySomebodyElse } from '../../shared/secondPerson.ts'
import { adjustForm, cancelPayoutForm, holdForm, payForm, returnForm } from './payoutForms.ts'

export const reviewed = ['pending', 'failed']

/** What the review of a queue decides about one payout. */
export const approve = (
  call: 'approvePayout' | 'approveManualPayout',
  label = 'Approve',
): ActionDefinition => ({
  kind: 'request',
  label,
  call,
  tone: 'success',
  visible: { field: 'status', in: reviewed },
  ...bySomebodyElse,
})

export const hold: ActionDefinition = {
  kind: 'open',
  label: 'Put on hold…',
  visible: { field: 'status', in: ['pending', 'approved', 'failed'] },
  panel: { title: 'Put payout {idPayout} on hold', size: 'medium', form: holdForm('holdPayout') },
}

export const adjust: ActionDefinition = {
  kind: 'open',
  label: 'Adjust…',
  visible: { field: 'status', in: ['pending', 'held'] },
  panel: { title: 'Adjust payout {idPayout}', size: 'medium', form: adjustForm },
}

export const pay: ActionDefinition = {
  kind: 'open',
  label: 'Mark as paid…',
  tone: 'success',
  visible: {
    all: [
      { field: 'queue', is: 'manual' },
      { field: 'status', is: 'approved' },
    ],
  },
  ...bySomebodyElse,
  panel: { title: 'Pay payout {idPayout} by hand', size: 'medium', form: payForm },
}

export const sendBack = (call: 'returnPayout' | 'returnManualPayout'): ActionDefinition => ({
  kind: 'open',
  label: 'Send back to review…',
  visible: { field: 'status', is: 'approved' },
  panel: { title: 'Send payout {idPayout} back to review', size: 'medium', form: returnForm(call) },
})

export const toManual: ActionDefinition = {
  kind: 'request',
  label: 'Move to manual queue',
  call: 'payByHand',
  visible: { field: 'status', in: reviewed },
  confirm: { type: 'action', text: 'It is not paid automatically any more, and is reviewed again by hand.' },
}

export const release: ActionDefinition = {
  kind: 'request',
  label: 'Release',
  call: 'releasePayout',
  tone: 'success',
  visible: { field: 'status', is: 'held' },
}

export const cancel: ActionDefinition = {
  kind: 'open',
  label: 'Cancel payout…',
  tone: 'danger',
  visible: { field: 'status', in: ['pending', 'held', 'failed'] },
  panel: { title: 'Cancel payout {idPayout}', size: 'medium', form: cancelPayoutForm },
}
