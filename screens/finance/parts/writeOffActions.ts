import { type ActionDefinition, defineActions, type FormDefinition } from '../../../schemas/index.ts'
import { allBySomebodyElse, bySomebodyElse } from '../../shared/secondPerson.ts'

/** What can be decided about write-offs of a market, one by one and many at once. */
export const writeOffActions = (kind: '' | 'Wmt'): ActionDefinition[] => [
  {
    kind: 'request',
    label: 'Approve',
    call: `approveWriteOff${kind}`,
    enabled: { field: 'status', is: 'pending' },
    disabledReason: 'Only pending write-offs can be decided.',
    confirm: {
      type: 'approve',
      text: 'The amount is written off and booked in the accounting system. Above the limit of one person it waits for a second one.',
    },
  },
  {
    kind: 'open',
    label: 'Reject…',
    tone: 'danger',
    enabled: { field: 'status', is: 'pending' },
    disabledReason: 'Only pending write-offs can be decided.',
    panel: {
      title: 'Reject write-off {idWriteOff}',
      size: 'medium',
      form: rejection(`rejectWriteOff${kind}`),
    },
  },
  {
    kind: 'request',
    label: 'Withdraw approval',
    call: 'withdrawWriteOffApproval',
    visible: {
      all: [
        { field: 'status', is: 'waiting' },
        { field: 'own', is: 'yes' },
      ],
    },
    confirm: { type: 'action', text: 'The write-off is pending again.' },
  },
  {
    kind: 'request',
    label: 'Approve selected',
    call: `approveWriteOffs${kind}`,
    enabled: { field: 'status', is: 'pending' },
    disabledReason: 'Only pending write-offs can be decided.',
    confirm: {
      type: 'approve',
      text: 'The selected amounts are written off and booked in the accounting system. Those above the limit of one person wait for a second one.',
    },
  },
  {
    kind: 'open',
    label: 'Reject selected…',
    tone: 'danger',
    enabled: { field: 'status', is: 'pending' },
    disabledReason: 'Only pending write-offs can be decided.',
    panel: {
      title: 'Reject the selected write-offs',
      size: 'medium',
      form: rejection(`rejectWriteOffs${kind}`),
    },
  },
]

/** What the second person decides, one by one and several at once. */
export const writeOffApprovalActions = defineActions([
  {
    kind: 'request',
    label: 'Approve',
    call: 'approveWriteOffRequest',
    tone: 'success',
    visible: { field: 'status', is: 'pending' },
    ...bySomebodyElse,
    confirm: { type: 'approve', text: 'The amount is written off and booked in the accounting system.' },
  },
  {
    kind: 'open',
    label: 'Reject…',
    tone: 'danger',
    visible: { field: 'status', is: 'pending' },
    ...bySomebodyElse,
    panel: {
      title: 'Reject write-off {idWriteOff}',
      size: 'medium',
      form: rejection('rejectWriteOffRequest'),
    },
  },
  {
    kind: 'request',
    label: 'Withdraw',
    call: 'withdrawWriteOffApproval',
    visible: {
      all: [
        { field: 'status', is: 'pending' },
        { field: 'own', is: 'yes' },
      ],
    },
    confirm: { type: 'action', text: 'The write-off is pending again.' },
  },
  {
    kind: 'request',
    label: 'Approve selected',
    call: 'approveWriteOffRequests',
    ...allBySomebodyElse,
    confirm: {
      type: 'approve',
      text: 'The amounts that stand below the list are written off and booked in the accounting system.',
    },
  },
  {
    kind: 'open',
    label: 'Reject selected…',
    tone: 'danger',
    ...allBySomebodyElse,
    panel: {
      title: 'Reject the selected write-offs',
      size: 'medium',
      form: rejection('rejectWriteOffRequests'),
    },
  },
])

/** Why the amounts stay open, which the history shows. */
function rejection(call: string): FormDefinition {
  return { id: 'write-off-reject', fields: ['note'], submit: { call, label: 'Reject' } }
}
