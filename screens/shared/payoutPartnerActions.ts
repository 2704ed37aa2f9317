import { type Action } from '../../schemas/index.ts'
import { partnerChangeForm, rejectChangeForm, stopPartnerForm } from './payoutPartners.ts'

/** What can be done with the data of one partner. */
export const partnerActions: Action[] = [
  {
    kind: 'open',
    label: 'Propose change…',
    enabled: { field: 'idChange', present: false },
    panel: { title: 'Change the data of {name}', form: partnerChangeForm },
  },
  {
    kind: 'open',
    label: 'Stop payouts…',
    tone: 'danger',
    visible: { field: 'status', is: 'active' },
    panel: { title: 'Stop the payouts of {name}', size: 'medium', form: stopPartnerForm },
  },
  {
    kind: 'request',
    label: 'Resume payouts',
    call: '/api/payout/partners/{idPartner}/active',
    visible: { field: 'status', is: 'inactive' },
    confirm: { type: 'action', text: 'What is owed to this partner can be paid again.' },
  },
]

/** What is decided about a change that waits, by somebody else than who has proposed it. */
export const changeActions: Action[] = [
  {
    kind: 'request',
    label: 'Approve',
    call: '/api/payout/partners-queue/{idChange}/approve',
    tone: 'success',
    visible: { field: 'status', is: 'waiting' },
    confirm: {
      type: 'approve',
      text: 'The new data hold at once. Call the partner back on the number that you know before you approve an account.',
    },
  },
  {
    kind: 'open',
    label: 'Reject…',
    tone: 'danger',
    visible: { field: 'status', is: 'waiting' },
    panel: { title: 'Reject change {idChange}', size: 'medium', form: rejectChangeForm },
  },
  {
    kind: 'request',
    label: 'Withdraw',
    call: '/api/payout/partners-queue/{idChange}/withdraw',
    visible: { field: 'status', is: 'waiting' },
    confirm: { type: 'cancel', text: 'Only who has proposed a change can withdraw it.' },
  },
]
