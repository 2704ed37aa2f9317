import { type Action } from '../../schemas/index.ts'
import { adjustForm, cancelPayoutForm, holdForm, payForm, returnForm } from './payoutForms.ts'
import { bySomebodyElse } from './secondPerson.ts'

export const manual = '/api/payout/payouts-manual-queue'
export const review = '/api/payout/payouts-automatic-queue/review'
export const execution = '/api/payout/payouts-automatic-queue/execution'
export const all = '/api/payout/payouts'
export const reviewed = ['pending', 'failed']

/** What the review of a queue at that path decides about one payout. */
export const approve = (path: string, label = 'Approve'): Action => ({
  kind: 'request',
  label,
  call: `${path}/{idPayout}/approve?version={version}`,
  tone: 'success',
  visible: { field: 'status', in: reviewed },
  ...bySomebodyElse,
})

export const hold: Action = {
  kind: 'open',
  label: 'Put on hold…',
  visible: { field: 'status', in: ['pending', 'approved', 'failed'] },
  panel: {
    title: 'Put payout {idPayout} on hold',
    size: 'medium',
    form: holdForm({ call: `${all}/{idPayout}/hold`, version: 'version' }),
  },
}

export const adjust: Action = {
  kind: 'open',
  label: 'Adjust…',
  visible: { field: 'status', in: ['pending', 'held'] },
  panel: { title: 'Adjust payout {idPayout}', size: 'medium', form: adjustForm },
}

export const pay: Action = {
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

export const sendBack = (path: string): Action => ({
  kind: 'open',
  label: 'Send back to review…',
  visible: { field: 'status', is: 'approved' },
  panel: {
    title: 'Send payout {idPayout} back to review',
    size: 'medium',
    form: returnForm({ call: `${path}/{idPayout}/return`, version: 'version' }),
  },
})

export const toManual: Action = {
  kind: 'request',
  label: 'Move to manual queue',
  call: `${review}/{idPayout}/manual?version={version}`,
  visible: { field: 'status', in: reviewed },
  confirm: { type: 'action', text: 'It is not paid automatically any more, and is reviewed again by hand.' },
}

export const release: Action = {
  kind: 'request',
  label: 'Release',
  call: `${all}/{idPayout}/release?version={version}`,
  tone: 'success',
  visible: { field: 'status', is: 'held' },
}

export const cancel: Action = {
  kind: 'open',
  label: 'Cancel payout…',
  tone: 'danger',
  visible: { field: 'status', in: ['pending', 'held', 'failed'] },
  panel: {
    title: 'Cancel payout {idPayout}',
    size: 'medium',
    form: cancelPayoutForm({ call: `${all}/{idPayout}/cancel`, version: 'version' }),
  },
}
