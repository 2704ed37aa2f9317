import { type ActionDefinition, defineActions, type FormDefinition } from '../../../schemas/index.ts'
import { allBySomebodyElse, bySomebodyElse } from '../../shared/secondPerson.ts'

/** What can be decided about write-offs of a market, one by one and many at once. */
export const writeOffActions = (kind: '' | 'Wmt'): ActionDefinition[] => [
  {
    label: 'Approve',
    call: `approveWriteOff${kind}`,
    enabled: { status: 'pending' },
    disabledReason: 'Only pending write-offs can be approved or rejected.',
    confirm: {
      type: 'approve',
      text: 'The amount is written off and booked in the accounting system. Above the approval limit it waits for a second approval.',
    },
  },
  {
    label: 'Reject…',
    tone: 'danger',
    enabled: { status: 'pending' },
    disabledReason: 'Only pending write-offs can be approved or rejected.',
    title: 'Reject write-off {idWriteOff}',
    form: rejection(`rejectWriteOff${kind}`),
  },
  {
    label: 'Withdraw approval',
    call: 'withdrawWriteOffApproval',
    visible: { status: 'waiting', own: 'yes' },
    confirm: 'The write-off is pending again.',
  },
  {
    label: 'Approve selected',
    call: `approveWriteOffs${kind}`,
    enabled: { status: 'pending' },
    disabledReason: 'Only pending write-offs can be approved or rejected.',
    confirm: {
      type: 'approve',
      text: 'The selected amounts are written off and booked in the accounting system. Amounts above the approval limit wait for a second approval.',
    },
    onSuccess: { link: { label: 'Show history', to: 'finance-write-off-history' } },
  },
  {
    label: 'Reject selected…',
    tone: 'danger',
    enabled: { status: 'pending' },
    disabledReason: 'Only pending write-offs can be approved or rejected.',
    title: 'Reject the selected write-offs',
    form: rejection(`rejectWriteOffs${kind}`),
  },
]

/** What the second person decides, one by one and several at once. */
export const writeOffApprovalActions = defineActions([
  {
    label: 'Approve',
    call: 'approveWriteOffRequest',
    tone: 'success',
    visible: { status: 'pending' },
    ...bySomebodyElse,
    confirm: { type: 'approve', text: 'The amount is written off and booked in the accounting system.' },
  },
  {
    label: 'Reject…',
    tone: 'danger',
    visible: { status: 'pending' },
    ...bySomebodyElse,
    title: 'Reject write-off {idWriteOff}',
    form: rejection('rejectWriteOffRequest'),
  },
  {
    label: 'Withdraw',
    call: 'withdrawWriteOffApproval',
    visible: { status: 'pending', own: 'yes' },
    confirm: 'The write-off is pending again.',
  },
  {
    label: 'Approve selected',
    call: 'approveWriteOffRequests',
    ...allBySomebodyElse,
    confirm: {
      type: 'approve',
      text: 'The selected amounts are written off and booked in the accounting system.',
    },
    onSuccess: { link: { label: 'Show history', to: 'finance-write-off-history' } },
  },
  {
    label: 'Reject selected…',
    tone: 'danger',
    ...allBySomebodyElse,
    title: 'Reject the selected write-offs',
    form: rejection('rejectWriteOffRequests'),
  },
])

/** Why the amounts stay open, which the history shows. */
function rejection(call: string): FormDefinition {
  return { id: 'write-off-reject', values: false, fields: ['note'], submit: { call, label: 'Reject' } }
}
