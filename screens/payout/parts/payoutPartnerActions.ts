import { type ActionDefinition } from '../../../schemas/index.ts'
import { bySomebodyElse } from '../../shared/secondPerson.ts'
import { partnerChangeForm, rejectChangeForm, stopPartnerForm } from './payoutPartners.ts'

/** What can be done with the data of one partner. */
export const partnerActions: ActionDefinition[] = [
  {
    label: 'Propose change…',
    enabled: { idChange: { present: false } },
    disabledReason: 'Change {idChange} of this partner waits for a decision.',
    title: 'Change the data of {name}',
    size: 'large',
    form: partnerChangeForm,
  },
  {
    label: 'Stop payouts…',
    tone: 'danger',
    visible: { status: 'active' },
    title: 'Stop the payouts of {name}',
    form: stopPartnerForm,
  },
  {
    label: 'Resume payouts',
    call: 'activatePartner',
    visible: { status: 'inactive' },
    confirm: 'Amounts owed to this partner can be paid again.',
  },
]

/** What is decided about a change that waits, by somebody else than who has proposed it. */
export const changeActions: ActionDefinition[] = [
  {
    label: 'Approve',
    call: 'approvePartnerChange',
    tone: 'success',
    visible: { status: 'waiting' },
    ...bySomebodyElse,
    confirm: {
      type: 'approve',
      text: 'The new data apply immediately. Before you approve a new account, call the partner back on a number you already have.',
    },
  },
  {
    label: 'Reject…',
    tone: 'danger',
    visible: { status: 'waiting' },
    ...bySomebodyElse,
    title: 'Reject change {idChange}',
    form: rejectChangeForm,
  },
  {
    label: 'Withdraw',
    call: 'withdrawPartnerChange',
    visible: { status: 'waiting', own: 'yes' },
    confirm: { type: 'cancel', text: 'Nothing changes. The change can be proposed again.' },
  },
]
