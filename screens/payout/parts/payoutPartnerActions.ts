import { type ActionDefinition } from '../../../schemas/index.ts'
import { bySomebodyElse } from '../../shared/secondPerson.ts'
import { partnerChangeForm, rejectChangeForm, stopPartnerForm } from './payoutPartners.ts'

/** What can be done with the data of one partner. */
export const partnerActions: ActionDefinition[] = [
  {
    kind: 'open',
    label: 'Propose change…',
    enabled: { field: 'idChange', present: false },
    disabledReason: 'Change {idChange} of this partner waits for a decision.',
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
    call: 'activatePartner',
    visible: { field: 'status', is: 'inactive' },
    confirm: { type: 'action', text: 'What is owed to this partner can be paid again.' },
  },
]

/** What is decided about a change that waits, by somebody else than who has proposed it. */
export const changeActions: ActionDefinition[] = [
  {
    kind: 'request',
    label: 'Approve',
    call: 'approvePartnerChange',
    tone: 'success',
    visible: { field: 'status', is: 'waiting' },
    ...bySomebodyElse,
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
    ...bySomebodyElse,
    panel: { title: 'Reject change {idChange}', size: 'medium', form: rejectChangeForm },
  },
  {
    kind: 'request',
    label: 'Withdraw',
    call: 'withdrawPartnerChange',
    visible: {
      all: [
        { field: 'status', is: 'waiting' },
        { field: 'own', is: 'yes' },
      ],
    },
    confirm: { type: 'cancel', text: 'Nothing changes, and it can be proposed again.' },
  },
]
