import { type ActionDefinition, defineActions } from '../../../schemas/index.ts'
import { bySomebodyElse } from '../../shared/secondPerson.ts'

const pending = {
  enabled: { status: 'pending' },
  disabledReason: 'Only pending write-offs can be approved or rejected.',
}
const history = { link: { label: 'Show history', to: 'finance-write-off-history' } }

/** Why the amounts stay open, which the history shows. */
const reject = { label: 'Reject…', title: 'Reject write-off {idWriteOff}', tone: 'danger' } as const
const rejectSelected = { title: 'Reject the selected write-offs' }
const withdraw = { call: 'withdrawWriteOffApproval', confirm: 'The write-off is pending again.' }

/** What can be decided about write-offs of a market, one by one and many at once. */
export const writeOffActions = (kind: '' | 'Wmt'): ActionDefinition[] => [
  {
    label: 'Approve',
    call: `approveWriteOff${kind}`,
    ...pending,
    confirm:
      'The amount is written off and booked in the accounting system. Above the approval limit it waits for a second approval.',
    selected: {
      call: `approveWriteOffs${kind}`,
      confirm:
        'The selected amounts are written off and booked in the accounting system. Amounts above the approval limit wait for a second approval.',
      onSuccess: history,
    },
  },
  {
    ...reject,
    ...pending,
    call: `rejectWriteOff${kind}`,
    fields: ['note'],
    selected: { call: `rejectWriteOffs${kind}`, ...rejectSelected },
  },
  { label: 'Withdraw approval', visible: { status: 'waiting', own: 'yes' }, ...withdraw },
]

/** What the second person decides, one by one and several at once. */
export const writeOffApprovalActions = defineActions([
  {
    label: 'Approve',
    call: 'approveWriteOffRequest',
    tone: 'success',
    visible: { status: 'pending' },
    ...bySomebodyElse,
    confirm: 'The amount is written off and booked in the accounting system.',
    selected: {
      call: 'approveWriteOffRequests',
      tone: 'neutral',
      confirm: 'The selected amounts are written off and booked in the accounting system.',
      onSuccess: history,
    },
  },
  {
    ...reject,
    visible: { status: 'pending' },
    ...bySomebodyElse,
    call: 'rejectWriteOffRequest',
    fields: ['note'],
    selected: { call: 'rejectWriteOffRequests', ...rejectSelected },
  },
  { label: 'Withdraw', visible: { status: 'pending', own: 'yes' }, ...withdraw },
])
