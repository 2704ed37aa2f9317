import { type ActionDefinition } from '../../../schemas/index.ts'
import { bySomebodyElse } from '../../shared/secondPerson.ts'

/** What can be done with the data of one partner. */
export const partnerActions: ActionDefinition[] = [
  {
    label: 'Propose change…',
    enabled: { idChange: { present: false } },
    disabledReason: 'Change {idChange} of this partner is waiting for a decision.',
    title: 'Change the data of {name}',
    size: 'large',
    call: 'proposePartnerChange',
    values: true,
    // The methods come from the load of that name.
    sections: [
      { title: 'Account', fields: [{ name: 'holder', label: 'Account holder' }, 'bankName', 'iban', 'bic'] },
      {
        title: 'Terms',
        fields: [
          { name: 'method', options: { load: 'methods', value: 'alias', label: 'displayName' } },
          { name: 'termDays', label: 'Payment term' },
          'commission',
        ],
      },
      { title: 'Note for the approver', fields: ['why'] },
    ],
  },
  {
    label: 'Stop payouts…',
    tone: 'danger',
    visible: { status: 'active' },
    title: 'Stop the payouts of {name}',
    call: 'deactivatePartner',
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
    confirm:
      'The new data apply immediately. Before you approve a new account, call the partner back on a number you already have.',
  },
  {
    label: 'Reject…',
    tone: 'danger',
    visible: { status: 'waiting' },
    ...bySomebodyElse,
    title: 'Reject change {idChange}',
    call: 'rejectPartnerChange',
    fields: [{ name: 'note', label: 'Reason' }],
  },
  {
    label: 'Withdraw',
    call: 'withdrawPartnerChange',
    visible: { status: 'waiting', own: 'yes' },
    confirm: 'Nothing changes. The change can be proposed again.',
  },
]
